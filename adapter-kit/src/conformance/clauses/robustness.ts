import type { Bench } from '../clause'
import { type Clause, connectRequest, demand, demandEqual, reconnectRequest, show } from '../clause'
import { createRecorder } from '../recorder'
import { demandAccounts, demandNetworkId } from '../shapes'
import { type PageWatch, watchGlobalsAndStorage } from '../watch-globals-and-storage'

/** Malformed responses, recorded from wallets or invented. */
const MALFORMED_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  Number.NaN,
  '',
  'malformed',
  [],
  [null],
  [42, 'malformed', {}],
  {},
  { accounts: 'everything', networkIds: null, length: -1 },
  new Proxy(
    {},
    {
      get(_target, key) {
        // A promise that is resolved with this object reads its 'then'.
        if (key === 'then') return undefined
        throw new Error('a getter that throws')
      },
    },
  ),
]

/** Calls connect, subscribe, reconnect and disconnect as session does. */
async function runLifecycle(bench: Bench): Promise<void> {
  const subject = await bench.start()
  const { connector, wallet } = subject
  await bench.resolves('connect', connector.connect(connectRequest(subject)))
  const end = new AbortController()
  connector.subscribe(createRecorder().observer, end.signal)
  await bench.waitForEvents()
  await wallet.switchAccount(wallet.accounts[1])
  await bench.resolves('reconnect', connector.reconnect(reconnectRequest(subject)))
  await bench.resolves('disconnect', connector.disconnect())
  end.abort()
  await bench.waitForEvents()
}

/** Runs a connection's lifecycle and returns what the connector did to the page. */
async function observePage(bench: Bench): Promise<ReturnType<PageWatch['findings']>> {
  const page = watchGlobalsAndStorage()
  try {
    await runLifecycle(bench)
  } finally {
    page.stop()
  }
  return page.findings()
}

/** Clauses about malformed input, and about what a connector must not do to the page. */
export const robustnessClauses: readonly Clause[] = [
  {
    id: 'garbage-connect',
    section: 'Connector.connect, Connector.reconnect',
    sentence:
      'rejects connect, and rejects reconnect or resolves it with undefined, when the wallet responds with malformed values',
    async run(bench) {
      for (const malformed of MALFORMED_VALUES) {
        const subject = await bench.start()
        const { connector, wallet } = subject
        wallet.sendMalformed(malformed)
        const to = `with a wallet that responds with ${describe(malformed)}`
        const end = await bench.outcome(`connect ${to}`, connector.connect(connectRequest(subject)))
        demand(end.kind === 'rejected', `connect ${to} resolved: ${show(end)}`)
        const back = await bench.outcome(`reconnect ${to}`, connector.reconnect(reconnectRequest(subject)))
        const isQuiet = back.kind === 'rejected' || back.value === undefined
        demand(isQuiet, `reconnect ${to} resolved: ${show(back)}`)
      }
    },
  },
  {
    id: 'garbage-events',
    section: 'ConnectorListener',
    sentence: 'reports only valid accounts and networks when the wallet emits malformed values',
    async run(bench) {
      for (const malformed of MALFORMED_VALUES) {
        const subject = await bench.start()
        const { connector, wallet } = subject
        await bench.resolves('connect', connector.connect(connectRequest(subject)))
        const { observer, reports } = createRecorder()
        const end = new AbortController()
        connector.subscribe(observer, end.signal)
        await bench.waitForEvents()
        wallet.sendMalformed(malformed)
        await bench.waitForEvents()
        end.abort()
        const what = `a wallet that emits ${describe(malformed)}`
        for (const accounts of reports.accounts) demandAccounts(what, accounts)
        for (const networkId of reports.networks) demandNetworkId(what, networkId)
      }
    },
  },
  {
    id: 'no-globals',
    section: 'SECURITY.md, what holds',
    sentence: 'changes no global and no prototype of the page',
    async run(bench) {
      demandEqual('changed', (await observePage(bench)).changed, [])
    },
  },
  {
    id: 'no-storage',
    section: 'SECURITY.md, what holds',
    sentence: 'writes nothing to the page’s storage, because session stores the connection',
    async run(bench) {
      demandEqual('stored', (await observePage(bench)).stored, [])
    },
  },
  {
    id: 'async-failures',
    section: 'Connector',
    sentence: 'fails by rejecting and never throws synchronously',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      wallet.sendMalformed(null)
      const calls: Readonly<Record<string, () => unknown>> = {
        connect: () => connector.connect(connectRequest(subject)),
        reconnect: () => connector.reconnect(reconnectRequest(subject)),
        disconnect: () => connector.disconnect(),
        'connect, after its signal aborted,': () =>
          connector.connect(connectRequest(subject, AbortSignal.abort())),
      }
      for (const [what, call] of Object.entries(calls)) {
        let answer: unknown
        try {
          answer = call()
        } catch (error) {
          demand(false, `${what} threw ${show(error)}`)
        }
        demand(answer instanceof Promise, `${what} returned no promise`)
        await bench.outcome(what, answer)
      }
    },
  },
]

function describe(malformed: unknown): string {
  return typeof malformed === 'object' && malformed !== null ? show(malformed) : String(malformed)
}
