import { namespaceOf } from '@latchkey/session/caip'
import type { ConnectorRequest, Network, NetworkId } from '@latchkey/session/contract'
import { safeGet } from '@latchkey/session/requests'
import { type Clause, connectRequest, demand, demandEqual, show } from '../clause'
import type { ConformanceSubject } from '../harness'

/** A method that no connector can answer itself, so that the response must come from the wallet. */
const METHOD = 'conformance_echo'
const PARAMS: readonly unknown[] = [{ deep: ['0x01', null, 3] }, 'text']

function connectorRequest({ wallet }: ConformanceSubject, signal?: AbortSignal): ConnectorRequest {
  const [networkId] = wallet.networkIds
  return { method: METHOD, params: PARAMS, networkId, signal: signal ?? new AbortController().signal }
}

function networkOf(id: NetworkId): Network {
  return {
    id,
    namespace: namespaceOf(id),
    name: 'Conformance',
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: ['http://127.0.0.1:1'],
  }
}

/** Clauses about `request` and `switchNetwork`. */
export const requestClauses: readonly Clause[] = [
  {
    id: 'request-unchanged',
    section: 'Connector.request',
    sentence: 'passes a request to the wallet once and unchanged, and returns its response unchanged',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      const before = wallet.requests.length
      wallet.answerNext(METHOD, { said: ['yes', 1n.toString()] })
      const answer = await bench.resolves('request', connector.request(connectorRequest(subject)))
      demandEqual('answer', answer, { said: ['yes', '1'] })
      const sent = wallet.requests.slice(before).map(({ method, params }) => ({ method, params }))
      demandEqual('what reached the wallet', sent, [{ method: METHOD, params: PARAMS }])
    },
  },
  {
    id: 'request-failure',
    section: 'Connector.request, EIP-1193 errors',
    sentence: 'passes a failure on with its code, message and data, without a retry',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      const before = wallet.requests.length
      const failure = { code: -32005, message: 'slow down', data: { seconds: 7 } }
      wallet.failNext(METHOD, failure)
      const end = await bench.outcome('request', connector.request(connectorRequest(subject)))
      demand(end.kind === 'rejected', 'request resolved although the wallet failed')
      const said = ['code', 'message', 'data'].map((key) => safeGet(end.error, key))
      demandEqual('failure', said, Object.values(failure))
      demandEqual('requests', wallet.requests.length - before, 1)
    },
  },
  {
    id: 'request-abort',
    section: 'ConnectorRequest.signal',
    sentence: 'rejects a request when its signal aborts',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      const caller = new AbortController()
      wallet.answerNext(METHOD, new Promise(() => undefined))
      const asking = connector.request(connectorRequest(subject, caller.signal))
      const ending = bench.outcome('request, after its signal aborted,', asking)
      await bench.waitForEvents()
      caller.abort()
      demand((await ending).kind === 'rejected', 'request resolved without a response')
    },
  },
  {
    id: 'switch-arrives',
    section: 'Connector.switchNetwork',
    sentence: 'resolves switchNetwork once the wallet is on the network, if it has switchNetwork',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      if (!connector.switchNetwork) return
      const [, target] = wallet.networkIds
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      await bench.resolves(
        'switchNetwork',
        connector.switchNetwork(networkOf(target), new AbortController().signal),
      )
      const { networkIds } = await bench.resolves('connect', connector.connect(connectRequest(subject)))
      demandEqual('network', networkIds[namespaceOf(target)], target)
    },
  },
  {
    id: 'switch-refused',
    section: 'Connector.switchNetwork',
    sentence: 'rejects switchNetwork when the user declines, if it has switchNetwork',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      if (!connector.switchNetwork) return
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      wallet.rejectNext()
      const switching = connector.switchNetwork(networkOf(wallet.networkIds[1]), new AbortController().signal)
      const end = await bench.outcome('switchNetwork', switching)
      demand(end.kind === 'rejected', `switchNetwork resolved (${show(end)}) although the user declined`)
    },
  },
]
