import type { Http } from '@latchkey/kernel'
import { createTestLatchkey, type FakeClock } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import {
  type ActiveTarget,
  type Connector,
  type RequestExplainer,
  sessionContract,
  type Transactions,
} from '@latchkey/session/contract'
import { respondToCalls } from '../../../../adapter-kit/src/test-support/fake-http'
import { type SolanaNetwork, solanaMainnet } from '../networks'
import { solana } from '../plugin'
// Loaded beforehand, so that the fake clock does not run ahead of a module that is being fetched.
import '../explain'
import '../transactions/create-transactions'
import { MAINNET } from './fake-wallet'

/** A key whose address is on the curve. */
export const SENDER = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
export const RECEIVER = '2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab'
export const BLOCKHASH = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'

export interface Call {
  readonly method: string
  readonly params: unknown
}

/** A value, a function of the parameters and the server, or an error to reject with. `{ error }` is a JSON-RPC error. */
export type Responses = Readonly<Record<string, unknown>>

export interface TransactionPage {
  readonly transactions: Transactions
  readonly requests: RequestExplainer
  readonly target: ActiveTarget
  readonly clock: FakeClock
  readonly toNetwork: readonly Call[]
  /** The methods of each HTTP request, which is a batch where several are called at once. */
  readonly batches: readonly (readonly string[])[]
  readonly toWallet: readonly Call[]
  /** Its last component goes, and another comes. Returns the adapter's transactions of then. */
  restart(): Promise<Transactions>
}

const usualNetwork: Responses = {
  getLatestBlockhash: { value: { blockhash: BLOCKHASH, lastValidBlockHeight: 150 } },
  getMultipleAccounts: ([addresses]: [readonly string[]]) => ({ value: addresses.map(() => null) }),
}

export interface TransactionPageParts {
  readonly network?: Responses
  readonly wallet?: Responses
  readonly rpcUrls?: readonly string[]
  /** Beside mainnet. */
  readonly otherNetworks?: readonly SolanaNetwork[]
  /** The account. Default: `SENDER`. */
  readonly address?: string
}

/** A page whose network and wallet respond by method. The wallet is behind a relay. */
export async function openTransactionPage({
  network = {},
  wallet = {},
  rpcUrls = ['https://rpc.example'],
  otherNetworks = [],
  address = SENDER,
}: TransactionPageParts): Promise<TransactionPage> {
  const toNetwork: Call[] = []
  const batches: string[][] = []
  const toWallet: Call[] = []
  const respond = (responses: Responses, { method, params }: Call, url?: string): unknown => {
    const response = responses[method]
    const value: unknown = typeof response === 'function' ? response(params, url) : response
    if (value instanceof Error) throw value
    return value
  }
  const connector: Connector = {
    id: 'relay',
    traits: { id: 'relay', name: 'Relay', kind: 'external', namespaces: ['solana'], approval: 'wallet' },
    connect: async () => ({
      accounts: [{ namespace: 'solana', address }],
      networkIds: { solana: MAINNET },
    }),
    reconnect: async () => undefined,
    disconnect: async () => undefined,
    request: async ({ method, params }) => {
      toWallet.push({ method, params })
      if (Object.hasOwn(wallet, method)) return respond(wallet, { method, params })
      throw Object.assign(new Error('Method not found'), { code: 4200 })
    },
    subscribe: () => undefined,
  }
  const http: Http = {
    async send({ url, body }, parse) {
      const batch: string[] = []
      batches.push(batch)
      const answer = await respondToCalls(body, async (one) => {
        const call = { method: String(Reflect.get(one, 'method')), params: Reflect.get(one, 'params') }
        toNetwork.push(call)
        batch.push(call.method)
        const result = respond({ ...usualNetwork, ...network }, call, url)
        return Object.hasOwn(Object(result), 'error') ? result : { jsonrpc: '2.0', id: 1, result }
      })
      return parse(answer)
    },
  }
  const { latchkey, clock } = createTestLatchkey({
    plugins: [
      session({ connectors: [connector] }),
      solana({ networks: [solanaMainnet, ...otherNetworks], rpcUrls: { [solanaMainnet.id]: rpcUrls } }),
    ],
    ports: { http },
  })
  const stop = latchkey.start()
  const api = latchkey.get(sessionContract)
  await api.connect('relay')
  const target = api.active('solana')
  const { transactions, requests } = (await api.adapter('solana')?.capabilities()) ?? {}
  if (!target || !transactions || !requests) throw new Error('Nothing is connected.')
  const restart = async (): Promise<Transactions> => {
    stop()
    latchkey.start()
    const anew = (await api.adapter('solana')?.capabilities())?.transactions
    if (!anew) throw new Error('There is no adapter.')
    return anew
  }
  return { transactions, requests, target, clock, toNetwork, batches, toWallet, restart }
}
