import { type ChainAdapter, sessionContract } from '@latchkey/session/contract'
import { sendsSeen, sendsSeenContract } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import './clients'
import './transactions/create-transactions'
import { evmContract } from './contract'
import { ADDRESS } from './test-support/connected-session'
import { createFakeProvider, Rejection } from './test-support/fake-provider'
import { CONNECTOR_ID, type LivePage, openLivePage, WALLET_ID } from './test-support/live-page'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HASH = `0x${'ab'.repeat(32)}`
const BATCH = { id: '0xb1' }
const transaction = { to: TO, value: '0x1' }
const calls = { version: '2.0.0', atomicRequired: true, calls: [transaction] }
const abi = [
  { type: 'function', name: 'mint', inputs: [], outputs: [], stateMutability: 'nonpayable' },
] as const

async function connectedPage(answer: unknown = HASH): Promise<LivePage> {
  const wallet = createFakeProvider({
    eth_requestAccounts: [ADDRESS],
    eth_accounts: [ADDRESS],
    eth_chainId: '0x1',
    eth_sendTransaction: answer,
    wallet_sendCalls: answer === HASH ? BATCH : answer,
  })
  const page = await openLivePage(wallet, { plugins: [sendsSeen()] })
  await page.session.connect(WALLET_ID)
  return page
}

const client = (page: LivePage) => page.latchkey.get(evmContract).walletClient()
const adapterOf = (page: LivePage): ChainAdapter | undefined =>
  page.latchkey.get(sessionContract).adapter('eip155')
async function transactionsOf(page: LivePage) {
  const { transactions } = (await adapterOf(page)?.capabilities()) ?? {}
  const target = page.session.active()
  if (!transactions || !target) throw new Error('Nothing is connected')
  return { transactions, target }
}
const transfer = { type: 'transfer', to: TO, amount: '1' } as const

type Route = readonly [name: string, from: string, method: string, run: (page: LivePage) => unknown]
const single = 'eth_sendTransaction'
const batch = 'wallet_sendCalls'
const routes: readonly Route[] = [
  [
    'the active provider',
    'session',
    single,
    (page) => page.session.provider()?.request({ method: single, params: [transaction] }),
  ],
  [
    'the active provider with calls',
    'session',
    batch,
    (page) => page.session.provider()?.request({ method: batch, params: [calls] }),
  ],
  [
    'the provider that connecting resolves with',
    'session',
    single,
    async (page) =>
      (await page.session.connect(WALLET_ID)).provider.request({ method: single, params: [transaction] }),
  ],
  [
    'the provider of a connection and namespace',
    'session',
    single,
    (page) =>
      page.session.provider(CONNECTOR_ID, 'eip155')?.request({ method: single, params: [transaction] }),
  ],
  [
    'viem sends',
    'session',
    single,
    async (page) => (await client(page)).sendTransaction({ to: TO, value: 1n, chain: undefined }),
  ],
  [
    'viem writes to a contract',
    'session',
    single,
    async (page) =>
      (await client(page)).writeContract({ address: TO, abi, functionName: 'mint', chain: undefined }),
  ],
  [
    'viem sends calls',
    'session',
    batch,
    async (page) => (await client(page)).sendCalls({ calls: [{ to: TO, value: 1n }] }),
  ],
  [
    'viem’s own request',
    'session',
    single,
    async (page) => (await client(page)).request({ method: single, params: [{ from: ADDRESS, to: TO }] }),
  ],
  [
    'the adapter sends for a feature',
    'evm',
    single,
    async (page) => {
      const { transactions, target } = await transactionsOf(page)
      return transactions.send(transfer, target)
    },
  ],
  [
    'the adapter sends a batch for a feature',
    'evm',
    batch,
    async (page) => {
      const { transactions, target } = await transactionsOf(page)
      return transactions.batches?.send([transfer], target)
    },
  ],
]

test.each(routes)(
  'sends: %s, and a handler of another plugin sees who asks, what and the answer',
  async (_, from, method, run) => {
    const page = await connectedPage()
    await run(page)
    expect(page.latchkey.get(sendsSeenContract).seen).toEqual([
      {
        from,
        method,
        params: [
          expect.objectContaining(
            method === batch ? { calls: [expect.objectContaining({ to: TO })] } : { to: TO },
          ),
        ],
        target: { connectionId: CONNECTOR_ID, networkId: 'eip155:1' },
        end: method === batch ? BATCH : HASH,
      },
    ])
  },
)

test.each(routes)(
  'sends: %s, and a handler sees the typed error of a wallet that declines',
  async (_, from, _method, run) => {
    const page = await connectedPage(new Rejection({ code: 4001 }))
    await expect(Promise.resolve(run(page))).rejects.toThrow()
    expect(page.latchkey.get(sendsSeenContract).seen).toMatchObject([
      { from, end: { code: 'USER_REJECTED' } },
    ])
  },
)
