import type { EmbeddedWalletState } from '@latchkey/embedded-wallet/contract'
import type { Plugin } from '@latchkey/kernel'
import { createFakeSession, type RenderedView, renderView } from '@latchkey/testing'
import {
  act,
  actUntil,
  type ShadowRender,
  type ShadowRenderOptions,
  withAxe,
} from '@latchkey/ui-primitives/test-support'
import { page, userEvent } from 'vitest/browser'
import type { EmailContract } from '../contract'
import { email } from '../plugin'
import {
  createFakeEmbeddedWallet,
  type FakeEmbeddedWallet,
  type FrameCall,
  readyFrame,
} from './fake-embedded-wallet'

export interface RenderedEmail extends RenderedView<EmailContract>, Pick<ShadowRender, 'violations'> {
  readonly wallet: FakeEmbeddedWallet
  readonly input: HTMLInputElement
  /** Types into the field of the view. */
  type(text: string): Promise<void>
  /** Waits until the frame has had `count` calls. */
  called(count: number): Promise<FrameCall>
  /** Settles the last call of the frame. */
  reply(result?: string): Promise<void>
  refuse(error: unknown): Promise<void>
  /**
   * Goes back as a user does; from the first view it shows another one, because a closed dialog renders
   * nothing.
   */
  back(): Promise<void>
}

interface RenderEmailParts extends ShadowRenderOptions {
  readonly frame?: Partial<EmbeddedWalletState>
  readonly plugins?: readonly Plugin[]
  readonly session?: ReturnType<typeof createFakeSession>
}

/** Renders the views over a fake frame and a fake session, whose calls the test settles. */
export async function renderEmail(parts: RenderEmailParts = {}): Promise<RenderedEmail> {
  const { frame, plugins = [], session = createFakeSession(), ...options } = parts
  const wallet = createFakeEmbeddedWallet({ ...readyFrame, ...frame })
  const view = withAxe(
    await renderView({ ...options, plugin: email(), plugins, fakes: [wallet.plugin], session }),
  )
  const input = (): HTMLInputElement => {
    const found = view.find('input')
    if (!(found instanceof HTMLInputElement)) throw new Error('There is no field.')
    return found
  }
  return {
    ...view,
    wallet,
    get input() {
      return input()
    },
    type: (text) => act(() => userEvent.type(page.elementLocator(input()), text)),
    async called(count) {
      await actUntil(
        () => wallet.calls.length >= count,
        () => `The frame was called ${wallet.calls.length} times: ${view.text()}`,
      )
      return wallet.last()
    },
    reply: (result) => act(() => wallet.last().resolve(result)),
    refuse: (error) => act(() => wallet.last().reject(error)),
    async back() {
      await act(() => view.router.back('user'))
      if (view.test.shownView() === undefined) await view.open('UpgradeEmailWallet')
    },
  }
}
