import { defineContract, definePlugin, type Http, type RpcRequest } from '@latchkey/kernel'
import { createTestLatchkey, type TestLatchkey } from '@latchkey/kernel/testing'
import type {
  ActiveTarget,
  Eip1193Provider,
  MessageSigner,
  SentTransaction,
  Transactions,
  Transfer,
} from '@latchkey/session/contract'
import { fakeSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import { respondToCalls } from '../../../../adapter-kit/src/test-support/fake-http'
import { mainnet } from '../networks'
import { evm } from '../plugin'
import { toNetworks } from '../to-networks'
// Loaded beforehand, so that the fake clock does not run ahead of a module that is being fetched.
import '../transactions/create-transactions'
import { ADDRESS, connectedSession, target } from './connected-session'

export const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const HASH = `0x${'ab'.repeat(32)}`
export const transfer: Transfer = { type: 'transfer', to: RECIPIENT, amount: '1000' }
export const sent: SentTransaction = {
  type: 'transaction',
  id: HASH,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'c1',
}

interface TransportContract {
  readonly id: 'test/transport'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

type Responses = Readonly<Record<string, unknown>>

export interface TransactionPage extends TestLatchkey {
  readonly transactions: Transactions
  readonly sign: MessageSigner
  readonly where: ActiveTarget
  readonly toNetwork: readonly { readonly method: string; readonly params: unknown }[]
  /** The bodies of the HTTP requests: a call, or a list of calls. */
  readonly httpRequests: readonly unknown[]
  readonly toWallet: readonly RpcRequest[]
}

/** A page whose network and wallet respond by method: a value, a function of the parameters, or an error object. */
export async function openTransactionPage({
  network = {},
  wallet = {},
}: {
  readonly network?: Responses
  readonly wallet?: Responses
}): Promise<TransactionPage> {
  const toNetwork: { readonly method: string; readonly params: unknown }[] = []
  const toWallet: RpcRequest[] = []
  const httpRequests: unknown[] = []
  const respond = (responses: Responses, method: string, params: unknown): unknown => {
    const response = responses[method]
    return typeof response === 'function' ? response(params) : response
  }
  const transport = definePlugin(defineContract<TransportContract>('test/transport', 1), {
    setup(ctx) {
      ctx.rpc.use(async (request) => {
        toWallet.push(request)
        const response = respond(wallet, request.method, request.params)
        if (response instanceof Error) throw response
        return response
      })
      return {}
    },
  })
  const provider: Eip1193Provider = {
    request: async ({ method, params }) => respond(wallet, method, params),
    on: () => undefined,
    removeListener: () => undefined,
  }
  const http: Http = {
    async send({ body }, parse) {
      httpRequests.push(body)
      const answer = await respondToCalls(body, async (call) => {
        const method = String(Reflect.get(call, 'method'))
        const params: unknown = Reflect.get(call, 'params')
        toNetwork.push({ method, params })
        const result = respond(network, method, params)
        if (result instanceof Error) throw result
        return Object.hasOwn(Object(result), 'error') ? result : { jsonrpc: '2.0', id: 1, result }
      })
      return parse(answer)
    },
  }
  const made = createTestLatchkey({
    plugins: [
      slotsReader(),
      transport(),
      evm({ networks: [mainnet], rpcUrls: { 1: ['https://rpc.example'] } }),
    ],
    fakes: [fakeSession(connectedSession, { active: () => target, provider: () => provider })],
    ports: { http },
  })
  made.latchkey.start()
  const [adapter] = made.latchkey.get(readerContract).adapters()
  const capabilities = await adapter?.capabilities()
  if (!capabilities?.transactions || !capabilities.sign) throw new Error('The capabilities are missing.')
  const [first] = toNetworks({ networks: [mainnet], rpcUrls: { 1: ['https://rpc.example'] } })
  const where: ActiveTarget = { ...target, network: first }
  const { transactions, sign } = capabilities
  return { ...made, transactions, sign, where, toNetwork, httpRequests, toWallet }
}
