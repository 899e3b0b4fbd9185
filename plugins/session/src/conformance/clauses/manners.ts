import type { Bench } from '../clause'
import { type Clause, connectRequest, demand, demandEqual, reconnectRequest, show } from '../clause'
import { createRecorder } from '../recorder'
import { demandAccounts, demandNetworkId } from '../shapes'
import { type Page, watchPage } from '../watch-page'

/** What wallets have been seen to answer, and worse. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  Number.NaN,
  '',
  'nonsense',
  [],
  [null],
  [42, 'nonsense', {}],
  {},
  { accounts: 'everything', networkIds: null, length: -1 },
  new Proxy(
    {},
    {
      get(_target, key) {
        // Else no promise could hold it.
        if (key === 'then') return undefined
        throw new Error('a getter that throws')
      },
    },
  ),
]

/** A whole visit, as session makes it. */
async function visit(bench: Bench): Promise<void> {
  const subject = await bench.start()
  const { connector, wallet } = subject
  await bench.settles('connect', connector.connect(connectRequest(subject)))
  const end = new AbortController()
  connector.subscribe(createRecorder().observer, end.signal)
  await bench.quiet()
  await wallet.switchAccount(wallet.accounts[1])
  await bench.settles('reconnect', connector.reconnect(reconnectRequest(subject)))
  await bench.settles('disconnect', connector.disconnect())
  end.abort()
  await bench.quiet()
}

async function watched(bench: Bench): Promise<ReturnType<Page['findings']>> {
  const page = watchPage()
  try {
    await visit(bench)
  } finally {
    page.stop()
  }
  return page.findings()
}

/** What a connector leaves alone, and what it puts up with. */
export const mannersClauses: readonly Clause[] = [
  {
    id: 'garbage-connect',
    section: 'what comes from outside is unknown',
    sentence:
      'ends connect with an error and reconnect with an error or undefined, whatever nonsense the wallet says',
    async run(bench) {
      for (const nonsense of NONSENSE) {
        const subject = await bench.start()
        const { connector, wallet } = subject
        wallet.babble(nonsense)
        const to = `to a wallet that says ${describe(nonsense)}`
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
    sentence: 'reports nothing that makes no sense, whatever nonsense the wallet tells its listeners',
    async run(bench) {
      for (const nonsense of NONSENSE) {
        const subject = await bench.start()
        const { connector, wallet } = subject
        await bench.settles('connect', connector.connect(connectRequest(subject)))
        const { observer, reports } = createRecorder()
        const end = new AbortController()
        connector.subscribe(observer, end.signal)
        await bench.quiet()
        wallet.babble(nonsense)
        await bench.quiet()
        end.abort()
        const what = `a wallet that says ${describe(nonsense)}`
        for (const accounts of reports.accounts) demandAccounts(what, accounts)
        for (const networkId of reports.networks) demandNetworkId(what, networkId)
      }
    },
  },
  {
    id: 'no-globals',
    section: 'SECURITY.md, the host page is not ours',
    sentence: 'changes no global and no prototype of the page',
    async run(bench) {
      demandEqual('changed', (await watched(bench)).changed, [])
    },
  },
  {
    id: 'no-storage',
    section: 'SECURITY.md, storage',
    sentence: 'keeps nothing in the page’s storage: session remembers',
    async run(bench) {
      demandEqual('kept', (await watched(bench)).kept, [])
    },
  },
  {
    id: 'async-failures',
    section: 'Connector',
    sentence: 'fails by rejecting, never by throwing before it has answered',
    async run(bench) {
      const subject = await bench.start()
      const { connector, wallet } = subject
      wallet.babble(null)
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

function describe(nonsense: unknown): string {
  return typeof nonsense === 'object' && nonsense !== null ? show(nonsense) : String(nonsense)
}
