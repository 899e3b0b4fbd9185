import { type Contract, defineContract, definePlugin, type Plugin, type View } from '@latchkey/kernel'
import {
  createFakeBrowser,
  createTestLatchkey,
  type FakeBrowserParts,
  fake,
  type MemoryStorage,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import {
  type Account,
  type ActiveTarget,
  type ChainAdapter,
  type NativeAmount,
  type Network,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import { createFakeChainAdapter } from '@latchkey/testing'
import { type BalanceEntry, type PortfolioApi, type PortfolioOptions, portfolioContract } from '../contract'
import { portfolio } from '../plugin'

export const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const networkOf = (id: Network['id'], testnet = false): Network => ({
  id,
  namespace: 'eip155',
  name: id,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  testnet,
})
const networks: readonly Network[] = [
  networkOf('eip155:1'),
  networkOf('eip155:8453'),
  networkOf('eip155:11155111', true),
]

export interface Call {
  readonly key: string
  readonly signal: AbortSignal
  respond(value: string): void
  reject(error: unknown): void
}

export interface PortfolioPage extends TestLatchkey {
  /** Every read of a native balance. */
  readonly calls: readonly Call[]
  readonly portfolio: PortfolioApi
  /** Activates this account and network; without an address it disconnects the wallet. */
  setActive(
    address?: `0x${string}`,
    networkId?: 'eip155:1' | 'eip155:8453' | 'eip155:11155111' | 'eip155:5',
  ): void
  entry(address?: string, networkId?: string): BalanceEntry | undefined
}

interface ViewContract extends Contract {
  readonly id: 'test/view'
  readonly state: Record<never, never>
  readonly views: { readonly 'test/Look': View; readonly Account: View }
}
const view = { title: () => 'Look', load: async () => ({ default: () => null }) }
/** A plugin with views to open. */
const viewPlugin = definePlugin(defineContract<ViewContract>('test/view', 1), {
  views: { 'test/Look': view, Account: view },
  setup: () => ({}),
})

const empty: SessionState = {
  restoreStatus: 'done',
  connections: {},
  active: {},
  activeNamespace: undefined,
  networks,
  preferredNetworkIds: {},
  preferredAccountTypes: {},
  wallets: [],
  remembered: [],
}

/** A started page on a chain that the test controls. */
export function createPortfolioPage(
  options: PortfolioOptions = {},
  adapterParts: Partial<ChainAdapter> = {},
  parts: {
    readonly cloud?: Plugin
    readonly service?: Plugin
    readonly storage?: MemoryStorage
    readonly browser?: FakeBrowserParts
  } = {},
): PortfolioPage {
  const calls: Call[] = []
  let target: ActiveTarget | undefined
  const native = (account: Account, network: Network, signal: AbortSignal): Promise<NativeAmount> =>
    new Promise((resolve, reject) => {
      calls.push({
        key: `${network.id}:${account.address}`,
        signal,
        respond: (value) => resolve({ value, decimals: 18, symbol: 'ETH' }),
        reject,
      })
    })
  const adapter = createFakeChainAdapter({ balance: { native } }, { networks, ...adapterParts })
  const test = createTestLatchkey({
    plugins: [portfolio(options), viewPlugin()],
    browser: createFakeBrowser(parts.browser),
    ...(parts.storage ? { storage: parts.storage } : {}),
    fakes: [
      ...(parts.cloud ? [parts.cloud] : []),
      ...(parts.service ? [parts.service] : []),
      fake(sessionContract, { state: empty, api: { active: () => target, adapter: () => adapter } }),
    ],
  })
  test.latchkey.start()
  return {
    ...test,
    calls,
    portfolio: test.latchkey.get(portfolioContract),
    setActive(address, networkId = 'eip155:1') {
      target =
        address === undefined
          ? undefined
          : {
              namespace: 'eip155',
              connectionId: 'c1',
              account: { namespace: 'eip155', address },
              networkId,
              network: networks.find(({ id }) => id === networkId),
              chainId: Number(networkId.slice('eip155:'.length)),
            }
      const connection: SessionState['connections'][string] = {
        id: 'c1',
        walletId: 'w',
        connectorId: 'k',
        status: 'connected',
        accounts: [{ namespace: 'eip155', address: address ?? ALICE }],
        networkIds: { eip155: networkId },
      }
      test.setState(sessionContract, { connections: address === undefined ? {} : { c1: connection } })
    },
    entry: (address = ALICE, networkId = 'eip155:1') =>
      test.latchkey.read(portfolioContract).native[`${networkId}:${address}`],
  }
}
