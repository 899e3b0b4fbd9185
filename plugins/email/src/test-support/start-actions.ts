import { embeddedWalletContract, type FrameStatus } from '@latchkey/embedded-wallet/contract'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { createFakeSession } from '@latchkey/testing'
import { expect } from 'vitest'
import { type EmailContext, emailContract } from '../contract'
import { createEmailActions } from '../email-actions'
import { email } from '../plugin'
import { createFakeEmbeddedWallet } from './fake-embedded-wallet'

export const ADA = 'ada@example.com'

/** The actions of the views over a fake frame. */
export function startActions() {
  const wallet = createFakeEmbeddedWallet()
  const session = createFakeSession()
  let ctx: EmailContext | undefined
  const plugin = email()
  const { runtime } = plugin
  const kit = createTestLatchkey({
    plugins: [
      {
        ...plugin,
        runtime: {
          ...runtime,
          setup(given: EmailContext) {
            ctx = given
            return runtime.setup(given)
          },
        },
      },
    ],
    fakes: [session.plugin, wallet.plugin],
  })
  if (!ctx) throw new Error('The plugin was not set up.')
  const leaving = new AbortController()
  return {
    ...kit,
    wallet,
    session,
    leaving,
    signal: leaving.signal,
    actions: createEmailActions(ctx),
    setFrame: (frame: FrameStatus) => kit.setState(embeddedWalletContract, { frame }),
    state: () => kit.latchkey.read(emailContract),
  }
}

/** Waits until the frame has had `count` calls. */
export const called = (wallet: { readonly calls: readonly unknown[] }, count = 1): Promise<void> =>
  expect.poll(() => wallet.calls.length).toBe(count)
