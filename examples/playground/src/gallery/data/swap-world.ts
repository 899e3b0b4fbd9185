import type {
  SessionApi,
  SimulationResult,
  TransactionOutcome,
  TransactionRequest,
} from '@latchkey/session/contract'
import { ethereum } from './networks'
import { ADDRESS } from './sessions'
import { DOLLAR, listed, namesake } from './swap-tokens'

export const SPENDER = '0x111111125421ca6dc452d289314280a0f8842a65'

export const HASH = `0x${'5a'.repeat(32)}`
const never = (): Promise<never> => new Promise(() => undefined)

/** What the service, the network and the wallet of a state answer. */
export interface SwapWorld {
  /** The quoted amount. An error: the service fails. `never`: it does not respond. */
  readonly quote?: string | 'never' | Error
  readonly tokens?: 'never' | Error
  /** Whether a second token has the name and the symbol of another. */
  readonly hasNamesake?: boolean
  readonly allowance?: string
  readonly spender?: string
  /** Whether the token refuses to change an allowance from one non-zero amount to another. */
  readonly refusesChange?: boolean
  /** The amount that the built transaction promises. */
  readonly build?: string
  readonly simulation?: SimulationResult
  /** The contract that swaps now. Default: `SPENDER`. */
  readonly contract?: () => string
  /** The data of the built transaction. Default: a call of the router that demands the minimum. */
  readonly data?: string
  /** US dollars for a token that the account does not have; `undefined` if the service does not know. */
  readonly price?: () => number | undefined
  /** The error with which the network refuses an estimate. */
  readonly estimate?: Error
  /** The amount that the receipt shows, in hex. */
  readonly received?: string
  /** Whether the wallet sends what it is asked for. By default it does not answer. */
  readonly isSent?: boolean
  /** How the network decides about what was sent. By default it has not decided. */
  readonly outcome?: TransactionOutcome
  /** Whether the network has what was requested, which it says by default, another call, or does not say. */
  readonly found?: 'another' | 'nothing'
  /** The error with which the wallet rejects the request. */
  readonly wallet?: Error
}

/** The service's responses, by the last part of the path. */
export function answerOf(
  path: string,
  amount: string,
  {
    quote = '4227500000',
    tokens,
    hasNamesake = false,
    allowance = '0',
    spender = SPENDER,
    build = '4227500000',
    contract = () => SPENDER,
    price = () => 1,
    data,
  }: SwapWorld,
) {
  const answers: Readonly<Record<string, unknown>> = {
    tokens: tokens ?? { tokens: hasNamesake ? [...listed, namesake] : listed },
    quotes: typeof quote === 'string' && quote !== 'never' ? quoteOf(amount, quote) : quote,
    'gas-price': { standard: '8000000000' },
    allowance: { allowance },
    'build-approve': {
      tx: { from: `eip155:1:${DOLLAR}`, data: approveOf(spender, 1_000_000_000n) },
    },
    'build-transaction':
      build === 'never'
        ? build
        : {
            tx: {
              from: `eip155:1:${ADDRESS}`,
              to: `eip155:1:${contract()}`,
              data: data ?? swapData(build),
              amount: build,
            },
          },
    price: { fungibles: [{ price: price() }] },
  }
  return answers[path.split('/').at(-1) ?? '']
}

const quoteOf = (fromAmount: string, toAmount: string) => ({ quotes: [{ fromAmount, toAmount }] })

function approveOf(spender: string, amount: bigint): string {
  return `0x095ea7b3${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
}

export function adapterOf({
  simulation = { status: 'unavailable' },
  received,
  refusesChange,
  estimate,
  wallet,
  isSent,
  outcome,
  found,
}: SwapWorld): SessionApi['adapter'] {
  let asked: readonly TransactionRequest[] = []
  const another = (): readonly TransactionRequest[] =>
    asked.map((request) => (request.type === 'call' ? { ...request, data: '0x' } : request))
  const answers: Readonly<Record<string, unknown>> = {
    eth_getTransactionReceipt: received === undefined ? null : receiptOf(received),
    eth_getCode: '0x6080',
    eth_gasPrice: '0x1dcd65000',
  }
  return () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: [ethereum],
    isAddress: () => true,
    capabilities: async () => ({
      requests: { explain: never, simulate: async () => simulation },
      node: { request: async ({ method }) => ({ answer: answers[method] }) },
      transactions: {
        async estimate(call) {
          if (estimate) throw estimate
          const isRefused = call.type === 'call' && call.data === approveOf(SPENDER, 1_000_000_000n)
          if (refusesChange && isRefused) throw new Error('reverted')
          return { fee: { value: '2412000000000000', decimals: 18, symbol: 'ETH' } }
        },
        async send(request, { networkId, connectionId }) {
          if (wallet) throw wallet
          asked = [request]
          return isSent ? { type: 'transaction', id: HASH, from: ADDRESS, networkId, connectionId } : never()
        },
        observe: async () => {
          let reads = 0
          // Not at the first read: the view is shown by then, and tells the outcome itself.
          return async () => (outcome && ++reads > 1 ? outcome : { status: 'pending' })
        },
        wait: never,
        read: async () =>
          found === 'nothing'
            ? undefined
            : { from: ADDRESS, requests: found === 'another' ? another() : asked },
      },
    }),
  })
}

/** `ethUnoswap(minReturn, dex)` of 1inch, with the minimum for what is promised. */
const swapData = (build: string): string =>
  `0xa76dfc3b${wordOf(`0x${((BigInt(build) * 99n) / 100n).toString(16)}`).slice(2)}${'0'.repeat(63)}1`

/** The receipt of a swap that brought this many dollars. */
function receiptOf(received: string): object {
  const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const topics = [transfer, wordOf(SPENDER), wordOf(ADDRESS)]
  const log = { address: DOLLAR, topics, data: wordOf(received) }
  return { blockNumber: '0x1', from: ADDRESS, gasUsed: '0x1', effectiveGasPrice: '0x1', logs: [log] }
}

const wordOf = (hex: string): string => `0x${hex.slice(2).padStart(64, '0')}`
