import { defineContract, definePlugin } from '@latchkey/kernel'
import { chainAdapters, sessionContract } from '@latchkey/session/contract'
import { expect, test, vi } from 'vitest'
import { accounts, grantOf } from '../test-support/phone'
import { setUpRelayWorld } from '../test-support/relay-world'

// Two libraries and a relay in one process, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const [first] = accounts
const SOL = 'GsbwXfJraMomNxBcpR3DBFX9QFeJ9jJ5BcU1z8jKp7uM'
const MAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const world = setUpRelayWorld()

interface SolanaContract {
  readonly id: 'test/solana'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
/** A second chain, with the parts that the relay connector uses. */
const solana = definePlugin(defineContract<SolanaContract>('test/solana', 1), {
  dependsOn: [sessionContract],
  setup(ctx) {
    const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
    ctx.fill(chainAdapters, {
      id: 'solana',
      namespace: 'solana',
      networks: [{ id: MAIN, namespace: 'solana', name: 'Solana', nativeCurrency, rpcUrls: [] }],
      isAddress: (text) => text === SOL,
      capabilities: async () => ({}),
    })
    return {}
  },
})

test('requests: each chain of one session has a provider, and the wallet is asked on that chain', async () => {
  const events = ['accountsChanged', 'chainChanged']
  const onSolana = { chains: [MAIN], methods: ['solana_signMessage'], events, accounts: [`${MAIN}:${SOL}`] }
  const { phone } = world
  phone.onProposal = ({ id }) =>
    phone.kit.approveSession({ id, namespaces: { ...grantOf(['eip155:1']), solana: onSolana } })
  phone.onRequest = (request) => phone.answer(request, 'signed')
  const page = world.open({ plugins: [solana()] })
  const { id } = await world.connect(page)
  for (const [namespace, method, params] of [
    ['solana', 'solana_signMessage', { message: SOL, pubkey: SOL }],
    ['eip155', 'personal_sign', [first.address]],
  ] as const)
    expect(await page.session.provider(id, namespace)?.request({ method, params })).toBe('signed')
  expect(phone.requests.map(({ params }) => [params.chainId, params.request.method])).toEqual([
    [MAIN, 'solana_signMessage'],
    ['eip155:1', 'personal_sign'],
  ])
  // A grant on one chain is not requested on another.
  await expect(
    page.session.provider(id, 'eip155')?.request({ method: 'solana_signMessage' }),
  ).rejects.toMatchObject({ code: 4200 })
})
