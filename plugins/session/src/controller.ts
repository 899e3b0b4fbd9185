import type { RpcRequest } from '@latchkey/kernel'
import type { AccountType, ByNamespace, ChainNamespace, ConnectionId } from './account'
import { activate, preferAccountType, preferredAccountTypes } from './activate'
import { connect } from './connect'
import type { ConnectRequest } from './connector'
import type { AccountSelector, LiveConnection, Metadata, NetworkInput } from './contract'
import { disconnect } from './disconnect'
import type { Eip1193Provider } from './eip1193'
import { describeHost } from './metadata'
import type { SessionOptions } from './options'
import { providerOf, usualNamespace } from './provide'
import { comeBackQuietly, follow, resume } from './resume'
import type { SessionContext } from './session-context'
import { createSessionCore } from './session-core'
import { activeConnection } from './state'
import { switchNetwork } from './switch-network'
import { sendToWallet } from './transport'
import { connectedState } from './wallet-reports'

/** The behaviour of a session, loaded with the first connection or the first attempt at one. */
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
  /** Brings back what is remembered, at the start of a run. */
  resume(): void
  /** Does what another tab did. */
  follow(): void
}

export function createController(ctx: SessionContext, options: SessionOptions): Controller {
  const core = createSessionCore(ctx, options, comeBackQuietly)
  return {
    connect: (walletId, request) => connect(core, walletId, request),
    disconnect: (connectionId) => disconnect(core, connectionId),
    switchNetwork: (network) => switchNetwork(core, network),
    activate: (connectionId, choice) => activate(core, connectionId, choice),
    preferAccountType: (namespace, type) => preferAccountType(core, namespace, type),
    preferredAccountTypes: () => preferredAccountTypes(core),
    provider: (given, namespace) => {
      const id = given ?? activeConnection(ctx.state.get(), namespace)?.id
      const connection = id === undefined ? undefined : connectedState(core, id)
      if (!connection || !core.live.has(connection.id)) return undefined
      const wanted = namespace ?? usualNamespace(core, connection)
      return connection.networkIds[wanted] ? providerOf(core, connection.id, wanted) : undefined
    },
    transport: (request) => sendToWallet(core, request),
    metadata: () => describeHost(ctx.browser, options.metadata),
    resume: () => resume(core),
    follow: () => follow(core),
  }
}
