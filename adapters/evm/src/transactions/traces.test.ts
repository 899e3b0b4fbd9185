import type { ActiveTarget, TransactionRequest } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { rpcError } from '../../../../adapter-kit/src/test-support/fake-http'
import { ADDRESS } from '../test-support/connected-session'
import { HASH, openTransactionPage, RECIPIENT, transfer, USDC } from '../test-support/transaction-page'

const unknown = rpcError(-32601, 'the method does not exist')
const trace = { type: 'CALL', from: ADDRESS, to: RECIPIENT, value: '0x1' }
const block = { transactions: [HASH], parentHash: HASH }

interface World {
  /** Of the account. */
  readonly code?: string
  readonly answers?: Readonly<Record<string, unknown>>
  readonly smart?: boolean
  readonly request?: TransactionRequest
}

async function open({ code = '0xef0100', answers = {}, smart = false }: World) {
  const network = {
    eth_getCode: code,
    eth_getBlockByNumber: block,
    debug_traceTransaction: unknown,
    trace_transaction: unknown,
    ...answers,
  }
  const page = await openTransactionPage({ network })
  const account = { namespace: 'eip155', address: ADDRESS } as const
  const where: ActiveTarget = {
    namespace: 'eip155',
    account: smart ? { ...account, type: 'smartAccount' } : account,
    connectionId: 'c1',
    networkId: 'eip155:1',
    chainId: 1,
    network: page.where.network,
  }
  const ask = (request: TransactionRequest = transfer, target: ActiveTarget = where) =>
    page.transactions.canProve?.(request, target, new AbortController().signal)
  return { ...page, ask, where }
}

const offered = { debug_traceTransaction: trace }

test.each<[string, World, boolean]>([
  ['an account without code', { code: '0x' }, true],
  ['an account that acts as a contract (EIP-7702), without traces', {}, false],
  ['the same, with traces', { answers: offered }, true],
  ['a smart account that is not deployed yet, without traces', { code: '0x', smart: true }, false],
  [
    'a smart account, with traces of another kind',
    {
      smart: true,
      answers: {
        trace_transaction: [
          {
            type: 'call',
            action: { callType: 'call', from: ADDRESS, to: RECIPIENT, value: '0x1' },
            traceAddress: [],
          },
        ],
      },
    },
    true,
  ],
  ['a smart account, for a token', { smart: true, request: { ...transfer, tokenAddress: USDC } }, true],
  ['a smart account, for a call', { smart: true, request: { type: 'call', to: USDC, data: '0x' } }, true],
  [
    'a smart account on a network with nothing to trace',
    {
      smart: true,
      answers: {
        ...offered,
        eth_getBlockByNumber: { ...block, transactions: [] },
        eth_getBlockByHash: { ...block, transactions: [] },
      },
    },
    false,
  ],
  [
    'a smart account, where the last block is empty',
    {
      smart: true,
      answers: {
        ...offered,
        eth_getBlockByNumber: { ...block, transactions: [] },
        eth_getBlockByHash: block,
      },
    },
    true,
  ],
])('canProve: %s', async (_what, world, isProvable) => {
  const page = await open(world)
  expect(await page.ask(world.request)).toBe(isProvable)
  expect(page.toWallet).toEqual([])
})

test('canProve: each server of a network is asked, and one that traces is remembered', async () => {
  let asked = 0
  const page = await open({
    // The first server refuses.
    answers: { debug_traceTransaction: () => (++asked === 1 ? unknown : trace) },
  })
  const { network } = page.where
  if (!network) throw new Error('The network is missing.')
  const rpcUrls = ['https://one.example', 'https://two.example']
  const where: ActiveTarget = { ...page.where, network: { ...network, rpcUrls } }
  expect(await page.ask(transfer, where)).toBe(true)
  expect(await page.ask(transfer, where)).toBe(true)
  expect(asked).toBe(2)
})

test('canProve: a network that cannot be read is no answer', async () => {
  const page = await open({ answers: { eth_getCode: rpcError(-32000) } })
  await expect(page.ask()).rejects.toMatchObject({ code: expect.any(String) })
})
