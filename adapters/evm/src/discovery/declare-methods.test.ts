import { type ContractToken, defineContract, definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { fakeSession, noSession } from '@latchkey/session/test-support'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../networks'
import { evm } from '../plugin'
import { connectedSession } from '../test-support/connected-session'

interface AskContract {
  readonly id: 'test/ask'
  readonly api: { safetyOf(method: string): Promise<unknown> }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const askContract: ContractToken<AskContract> = defineContract<AskContract>('test/ask', 1)
/** Answers every request with the safety class it was known by. */
const ask = definePlugin(askContract, {
  setup(ctx) {
    ctx.rpc.use('policy', async ({ safety }) => safety)
    return {
      safetyOf: (method) => ctx.rpc.requestByName(method, [], { connectionId: 'c1', networkId: 'eip155:1' }),
    }
  },
})

function setUp(state = noSession) {
  const kit = createTestLatchkey({
    plugins: [ask(), evm({ networks: [mainnet] })],
    fakes: [fakeSession(state)],
    outlet: false,
  })
  kit.latchkey.start()
  return { ...kit, safetyOf: kit.latchkey.get(askContract).safetyOf }
}

test('methods: their safety is known from the moment a wallet is being connected', async () => {
  const { setState, safetyOf } = setUp()
  await vi.waitFor(() => import('./list-wallets'))
  expect(await safetyOf('eth_call')).toBeUndefined()
  setState(sessionContract, {
    connections: { c1: { id: 'c1', walletId: 'w', connectorId: 'k', status: 'connecting' } },
  })
  await vi.waitFor(async () => expect(await safetyOf('eth_call')).toBe('safe'))
  expect(await safetyOf('personal_sign')).toBe('confirm')
  setState(sessionContract, { connections: {} })
  setState(sessionContract, connectedSession)
  expect(await safetyOf('eth_call')).toBe('safe')
})

test('methods: a wallet that is connected already needs no change to be heard of', async () => {
  const { safetyOf } = setUp(connectedSession)
  await vi.waitFor(async () => expect(await safetyOf('eth_call')).toBe('safe'))
})
