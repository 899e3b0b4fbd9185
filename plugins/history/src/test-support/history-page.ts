import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { ServiceNetworkError, ServiceResponseError } from '@latchkey/cloud/errors'
import type { Plugin } from '@latchkey/kernel'
import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { accountKey } from '@latchkey/portfolio/contract'
import { type NetworkId, sessionContract } from '@latchkey/session/contract'
import { base, connectedState, createFakeSession, mainnet } from '@latchkey/testing'
import { type HistoryApi, type HistoryOptions, type HistoryPage, historyContract } from '../contract'
import { history } from '../plugin'

/** A pending request to the service, to which the test responds. */
export interface Asked {
  readonly path: string
  readonly query: BlockchainApiRequest<unknown>['query']
  readonly signal: AbortSignal
  respond(body: unknown): void
  reject(error: unknown): void
}

export interface FakeService {
  readonly plugin: Plugin
  readonly asked: readonly Asked[]
}

/** The data API without a network. */
export function createFakeService({
  projectId = 'p',
  served = ['eip155:1', 'eip155:8453'],
} = {}): FakeService {
  const asked: Asked[] = []
  const plugin = fake(cloudContract, {
    state: {},
    api: {
      projectId,
      async blockchainApi({ path, query, parse, networkId, signal }) {
        if (networkId !== undefined && !served.includes(networkId)) throw new ServiceNetworkError(networkId)
        const body = await new Promise((respond, reject) => {
          asked.push({ path, query, signal, respond, reject })
          signal.addEventListener('abort', () => reject(signal.reason))
        })
        try {
          return parse(body)
        } catch (error) {
          throw new ServiceResponseError(path, error)
        }
      },
    },
  })
  return { plugin, asked }
}

export interface HistoryTestPage extends TestLatchkey {
  readonly api: HistoryApi
  readonly asked: readonly Asked[]
  /** The newest page of the active account. */
  newest(): unknown
  ids(): readonly string[]
  switchTo(networkId: NetworkId): void
  disconnect(): void
}

/** A started page whose wallet is on Ethereum. */
export function createHistoryPage(
  options: HistoryOptions = {},
  service: FakeService | 'none' = createFakeService(),
): HistoryTestPage {
  const session = createFakeSession({ state: { networks: [mainnet, base], ...connectedState() } })
  const test = createTestLatchkey({
    plugins: [history(options)],
    fakes: [session.plugin, ...(service === 'none' ? [] : [service.plugin])],
  })
  test.latchkey.start()
  const newest = (): unknown => {
    const target = test.latchkey.get(sessionContract).active()
    return target && test.latchkey.read(historyContract).pages[accountKey(target)]
  }
  return {
    ...test,
    api: test.latchkey.get(historyContract),
    asked: service === 'none' ? [] : service.asked,
    newest,
    ids() {
      const page = newest()
      return isPage(page) ? page.transactions.map(({ id }) => id) : []
    },
    switchTo: (networkId) => test.setState(sessionContract, connectedState(networkId)),
    disconnect: () =>
      test.setState(sessionContract, { connections: {}, active: {}, activeNamespace: undefined }),
  }
}

function isPage(entry: unknown): entry is HistoryPage {
  return typeof entry === 'object' && entry !== null && Reflect.get(entry, 'status') === 'known'
}
