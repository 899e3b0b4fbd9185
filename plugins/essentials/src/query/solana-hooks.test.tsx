import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import type { NativeAmount, Network, NetworkId, TokenHolding } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { expect, test } from 'vitest'
import { useBalance, useName, useSendTransaction, useTokens, useWriteContract } from './index'
import { CONTRACT, createQueryPage, tracked } from './test-support/query-page'

const ID: NetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OWN = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const OTHER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const network: Network = {
  id: ID,
  namespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://rpc.example/solana'],
}
const sol: NativeAmount = { value: '1500000000', decimals: 9, symbol: 'SOL' }
const usdc: TokenHolding = {
  networkId: ID,
  address: MINT,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  value: '2500000',
}

/** A page whose active account is one of Solana, and a chain without names, calls and Multicall3. */
function openPage(state: Partial<PortfolioState> = {}) {
  const chainReads: string[] = []
  const loadIdentity = async (): Promise<void> => undefined
  const page = createQueryPage({
    session: {
      networks: [network],
      connections: {
        c: {
          id: 'c',
          walletId: 'lantern',
          connectorId: 'm',
          status: 'connected',
          accounts: [{ namespace: 'solana', address: OWN }],
          networkIds: { solana: ID },
        },
      },
      active: { solana: 'c' },
      activeNamespace: 'solana',
    },
    plugins: [fake(portfolioContract, { state: { ...emptyPortfolio, ...state }, api: { loadIdentity } })],
    isEvm: false,
    capabilities: {
      balance: {
        async native({ address }) {
          chainReads.push(address)
          return { ...sol, value: '7' }
        },
      },
      tokens: { list: async ({ address }) => [{ ...usdc, value: address === OTHER ? '1' : '2' }] },
    },
  })
  return { page, chainReads }
}

test('a Solana account: its balance is in lamports and its tokens in their smallest unit, as the dialog shows them', async () => {
  const known = { status: 'known', readAtMs: Date.now() } as const
  const { page, chainReads } = openPage({
    native: { [`${ID}:${OWN}`]: { ...known, ...sol } },
    tokens: { [`${ID}:${OWN}`]: { ...known, items: [usdc], source: 'network' } },
  })
  const hook = await page.hook(() => [useBalance().data, useTokens().data])
  expect(hook.now()).toEqual([
    { value: 1_500_000_000n, decimals: 9, symbol: 'SOL', formatted: '1.5' },
    [usdc],
  ])
  expect(chainReads).toEqual([])
  await hook.unmount()
})

test('a Solana account: another address is read from the chain, and again after its transaction', async () => {
  const { page, chainReads } = openPage()
  const hook = await page.hook(() => [
    useBalance({ address: OTHER }).data?.value,
    useTokens({ address: OTHER }).data?.[0]?.value,
  ])
  await expect.poll(() => hook.now()).toEqual([7n, '1'])
  const sent = { ...tracked().sent, from: OTHER, networkId: ID, id: 'signature' }
  const requests = [{ type: 'serialized', transaction: '' } as const]
  await hook.change(() =>
    page.setState(transactionsContract, {
      entries: [
        {
          ...tracked({ outcome: { status: 'confirmed', id: 'signature' }, differences: [] }),
          sent,
          requests,
        },
      ],
    }),
  )
  await expect.poll(() => chainReads).toEqual([OTHER, OTHER])
  await hook.unmount()
})

test.each([
  ['their own', {}],
  ['another', { address: OTHER }],
] as const)(
  'a Solana account: without names on its chain, %s has none, which is no failure',
  async (_of, choice) => {
    const { page } = openPage()
    const hook = await page.hook(() => {
      const { data, error } = useName(choice)
      return { data, error }
    })
    await expect.poll(() => hook.now()).toEqual({ data: {}, error: null })
    await hook.unmount()
  },
)

test('a Solana account: what only EVM has is refused before the wallet is asked', async () => {
  const { page } = openPage()
  const hook = await page.hook(() => [useSendTransaction(), useWriteContract()] as const)
  const abi = [
    { type: 'function', name: 'mint', inputs: [], outputs: [], stateMutability: 'nonpayable' },
  ] as const
  await hook.change(() => {
    hook.now()[0].mutate({ to: CONTRACT, value: 1n })
    hook.now()[1].mutate({ abi, address: CONTRACT, functionName: 'mint' })
  })
  const refused = {
    status: 'failed',
    error: { code: 'TRANSACTIONS_UNSUPPORTED', details: { namespace: 'solana' } },
  }
  await expect.poll(() => hook.now()).toMatchObject([refused, refused])
  expect(page.runs).toEqual([])
  await hook.unmount()
})
