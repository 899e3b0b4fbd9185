import { LatchkeyProvider } from '@latchkey/kernel/react'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { type ActiveTarget, sessionContract } from '@latchkey/session/contract'
import { base, connectedState, createFakeSession, mainnet, walletRow } from '@latchkey/testing'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { useTarget } from './target'

function Target({ seen }: { readonly seen: Set<ActiveTarget | undefined> }): null {
  seen.add(useTarget())
  return null
}

test('target: the same object until account or network changes, whatever extensions announce', async () => {
  const session = createFakeSession({
    state: { networks: [mainnet, base], ...connectedState() },
  })
  const kit = createTestLatchkey({ plugins: [], fakes: [session.plugin] })
  const targets = new Set<ActiveTarget | undefined>()
  const view = await renderInShadow(
    <LatchkeyProvider latchkey={kit.latchkey}>
      <Target seen={targets} />
    </LatchkeyProvider>,
  )
  for (const name of ['one', 'two', 'three'])
    await act(() => kit.setState(sessionContract, { wallets: [walletRow(name)] }))
  expect([...targets].map((target) => target?.networkId)).toEqual([mainnet.id])
  await act(() => kit.setState(sessionContract, connectedState(base.id)))
  expect([...targets].map((target) => target?.networkId)).toEqual([mainnet.id, base.id])
  await view.unmount()
})
