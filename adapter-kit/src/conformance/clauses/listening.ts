import { type Bench, type Clause, connectRequest, demand, demandEqual } from '../clause'
import type { ConformanceSubject } from '../harness'
import { createRecorder, type Reports } from '../recorder'
import { demandAccounts, demandNetworkId } from '../shapes'

interface Listening extends ConformanceSubject {
  readonly reports: Reports
  readonly before: number
  stop(): void
}

/** Connects and subscribes. `before`: the number of listeners in the wallet before `subscribe`. */
async function listen(bench: Bench): Promise<Listening> {
  const subject = await bench.start()
  const { connector, wallet } = subject
  await bench.resolves('connect', connector.connect(connectRequest(subject)))
  const before = wallet.listeners
  const end = new AbortController()
  const { observer, reports } = createRecorder()
  connector.subscribe(observer, end.signal)
  await bench.waitForEvents()
  return { ...subject, reports, before, stop: () => end.abort() }
}

/** Clauses about `subscribe` and events of the wallet. */
export const listeningClauses: readonly Clause[] = [
  {
    id: 'listen-accounts',
    section: 'ConnectorListener.accountsChanged',
    sentence: 'reports another account once',
    async run(bench) {
      const { wallet, reports } = await listen(bench)
      await wallet.switchAccount(wallet.accounts[1])
      await bench.waitForEvents()
      demandEqual('reports of accounts', reports.accounts.length, 1)
      demandAccounts('accountsChanged', reports.accounts[0])
      const first = reports.accounts[0]?.[0]?.address.toLowerCase()
      demandEqual('account', first, wallet.accounts[1].toLowerCase())
      demandEqual('other reports', [...reports.networks, ...reports.ends], [])
    },
  },
  {
    id: 'listen-network',
    section: 'ConnectorListener.networkChanged, CAIP-2',
    sentence: 'reports another network once, by its CAIP-2 id',
    async run(bench) {
      const { wallet, reports } = await listen(bench)
      await wallet.switchNetwork(wallet.networkIds[1])
      await bench.waitForEvents()
      demandEqual('reports of networks', reports.networks, [wallet.networkIds[1]])
      demandNetworkId('networkChanged', reports.networks[0])
      demandEqual('other reports', [...reports.accounts, ...reports.ends], [])
    },
  },
  {
    id: 'listen-revoked',
    section: 'ConnectorListener.accountsChanged',
    sentence: 'reports a revoked permission once, as an empty list of accounts or as disconnected',
    async run(bench) {
      const { wallet, reports } = await listen(bench)
      await wallet.revoke()
      await bench.waitForEvents()
      demandEqual('reports', reports.accounts.length + reports.ends.length, 1)
      demandEqual('remaining accounts', reports.accounts.flat(), [])
    },
  },
  {
    id: 'listen-ended',
    section: 'ConnectorListener.disconnected',
    sentence: 'reports once that the wallet disconnected',
    async run(bench) {
      const { wallet, reports } = await listen(bench)
      await wallet.leave()
      await bench.waitForEvents()
      demandEqual('reports of disconnected', reports.ends.length, 1)
    },
  },
  {
    id: 'listen-stops',
    section: 'Connector.subscribe',
    sentence: 'reports nothing after the signal aborted and leaves no listener in the wallet',
    async run(bench) {
      const { wallet, reports, before, stop } = await listen(bench)
      stop()
      demandEqual('listeners', wallet.listeners, before)
      await wallet.switchAccount(wallet.accounts[1])
      await wallet.switchNetwork(wallet.networkIds[1])
      await wallet.leave()
      await bench.waitForEvents()
      demandEqual('reports', [...reports.accounts, ...reports.networks, ...reports.ends], [])
    },
  },
  {
    id: 'listen-aborted-before',
    section: 'Connector.subscribe',
    sentence: 'does not subscribe when the signal was aborted before',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      await bench.resolves('connect', connector.connect(connectRequest(subject)))
      const before = wallet.listeners
      connector.subscribe(createRecorder().observer, AbortSignal.abort())
      await bench.waitForEvents()
      demandEqual('listeners', wallet.listeners, before)
    },
  },
  {
    id: 'listen-each',
    section: 'Connector.subscribe',
    sentence: 'reports to every listener, and stops for the aborted one only',
    async run(bench) {
      const { connector, wallet, reports, stop } = await listen(bench)
      const other = createRecorder()
      const end = new AbortController()
      connector.subscribe(other.observer, end.signal)
      await bench.waitForEvents()
      stop()
      await wallet.switchAccount(wallet.accounts[1])
      await bench.waitForEvents()
      end.abort()
      demandEqual('reports to the aborted listener', reports.accounts.length, 0)
      demand(other.reports.accounts.length === 1, 'the other listener got no report, or more than one')
    },
  },
]
