import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { fakeSession, noSession, safetyContract, safetyReader } from '@latchkey/testing/test-support'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../networks'
import { evm } from '../plugin'
import { connectedSession } from '../test-support/connected-session'

function setUp(state = noSession) {
  const kit = createTestLatchkey({
    plugins: [safetyReader(), evm({ networks: [mainnet] })],
    fakes: [fakeSession(state)],
    outlet: false,
  })
  kit.latchkey.start()
  return { ...kit, safetyOf: kit.latchkey.get(safetyContract).of }
}

test('methods: their safety is known from the moment a wallet is being connected', async () => {
  const { setState, safetyOf } = setUp()
  await vi.waitFor(() => import('./register-wallets'))
  expect(await safetyOf('eth_call')).toBeUndefined()
  setState(sessionContract, {
    connections: { c1: { id: 'c1', walletId: 'w', connectorId: 'k', status: 'connecting' } },
  })
  await vi.waitFor(async () => expect(await safetyOf('eth_call')).toBe('none'))
  expect(await safetyOf('personal_sign')).toBe('user')
  setState(sessionContract, { connections: {} })
  setState(sessionContract, connectedSession)
  expect(await safetyOf('eth_call')).toBe('none')
})

test('methods: a wallet that is connected already is reported without a change', async () => {
  const { safetyOf } = setUp(connectedSession)
  await vi.waitFor(async () => expect(await safetyOf('eth_call')).toBe('none'))
})
