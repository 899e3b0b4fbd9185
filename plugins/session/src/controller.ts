import { type Browser, isWebUrl, type RpcRequest } from '@latchkey/kernel'
import { activate } from './connection/activate-connection'
import { connect } from './connection/connect'
import { disconnect } from './connection/disconnect'
import { preferAccountType, preferredAccountTypes } from './connection/preferred-account-type'
import { reconnectInBackground, restoreConnections, syncWithOtherTabs } from './connection/reconnect'
import type { AccountSelector, LiveConnection, Metadata, NetworkInput } from './contract'
import type { AccountType, ByNamespace, ChainNamespace, ConnectionId } from './contract/account'
import { activeConnection } from './contract/active-selectors'
import type { ConnectRequest, Eip1193Provider } from './contract/connector'
import { switchNetwork } from './network/switch-network'
import type { SessionContext, SessionOptions } from './options'
import { defaultNamespace, getProvider } from './provider/provider'
import { sendRequest } from './rpc/send-request'
import { createSessionCore, findConnected } from './session-core'

/** The lazily loaded part of `SessionApi`, and the functions that the plugin calls at its start and on storage changes. */
export interface Controller {
  connect(walletId: string, request?: Partial<ConnectRequest>): Promise<LiveConnection>
  disconnect(connectionId?: ConnectionId): Promise<void>
  switchNetwork(network: NetworkInput): Promise<void>
  activate(connectionId: ConnectionId, choice?: AccountSelector): Promise<void>
  preferAccountType(namespace: ChainNamespace, type: AccountType): Promise<void>
  preferredAccountTypes(): ByNamespace<AccountType>
  provider(connectionId?: ConnectionId, namespace?: ChainNamespace): Eip1193Provider | undefined
  transport(request: RpcRequest): Promise<unknown>
  metadata(): Promise<Metadata>
  /** Reconnects the stored connections. Called once in each run, at its start. */
  restore(): void
  /** Connects and disconnects the wallets that another tab has connected or disconnected. */
  syncWithOtherTabs(): void
}

export function createController(ctx: SessionContext, options: SessionOptions): Controller {
  const core = createSessionCore(ctx, options, reconnectInBackground)
  return {
    connect: (walletId, request) => connect(core, walletId, request),
    disconnect: (connectionId) => disconnect(core, connectionId),
    switchNetwork: (network) => switchNetwork(core, network),
    activate: (connectionId, choice) => activate(core, connectionId, choice),
    preferAccountType: (namespace, type) => preferAccountType(core, namespace, type),
    preferredAccountTypes: () => preferredAccountTypes(core),
    provider: (given, namespace) => {
      const id = given ?? activeConnection(ctx.state.get(), namespace)?.id
      const connection = id === undefined ? undefined : findConnected(core, id)
      if (!connection || !core.liveConnectors.has(connection.id)) return undefined
      const wanted = namespace ?? defaultNamespace(core, connection)
      return connection.networkIds[wanted] ? getProvider(core, connection.id, wanted) : undefined
    },
    transport: (request) => sendRequest(core, request),
    metadata: () => readMetadata(ctx.browser, options.metadata),
    restore: () => restoreConnections(core),
    syncWithOtherTabs: () => syncWithOtherTabs(core),
  }
}

/** Returns the metadata sent to wallets: the option `metadata`; missing fields, and those without a value, come from the page itself. */
export async function readMetadata(browser: Browser, option: Partial<Metadata> = {}): Promise<Metadata> {
  const page = await browser.page()
  const { name = page.title, description = page.description, url = page.origin } = option
  const { icons = page.iconUrl ? [page.iconUrl] : [] } = option
  return {
    name,
    description,
    // The production build does not check options, and a wallet must not get a `javascript:` URL.
    url: isWebUrl(url) ? url : page.origin,
    icons: icons.filter((icon) => /^data:image\//i.test(icon) || isWebUrl(icon)),
  }
}
