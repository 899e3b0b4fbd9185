import type { RpcRequest } from '@latchkey/kernel'
import type { ConnectionId, NetworkId } from './account'
import { connect } from './connect'
import type { ConnectRequest } from './connector'
import type { LiveConnection, Metadata } from './contract'
import { disconnect } from './disconnect'
import type { Eip1193Provider } from './eip1193'
import { describeHost } from './metadata'
import type { SessionOptions } from './options'
import { providerOf } from './provide'
import { comeBackQuietly, follow, resume } from './resume'
import type { SessionContext } from './session-context'
import { createSessionCore } from './session-core'
import { activeConnection } from './state'
import { switchNetwork } from './switch-network'
import { sendToWallet } from './transport'

/** The behaviour of a session, loaded with the first connection or the first attempt at one. */
export interface Controller {
  connect(walletId: string, request?: Partial<ConnectRequest>): Promise<LiveConnection>
  disconnect(connectionId?: ConnectionId): Promise<void>
  switchNetwork(networkId: NetworkId): Promise<void>
  provider(connectionId?: ConnectionId): Eip1193Provider | undefined
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
    switchNetwork: (networkId) => switchNetwork(core, networkId),
    provider: (given) => {
      const id = given ?? activeConnection(ctx.state.get())?.id
      return id !== undefined && core.live.has(id) ? providerOf(core, id) : undefined
    },
    transport: (request) => sendToWallet(core, request),
    metadata: () => describeHost(ctx.browser, options.metadata),
    resume: () => resume(core),
    follow: () => follow(core),
  }
}
