import { activeConnection, type Eip1193Provider, sessionContract } from '@latchkey/session/contract'
import { warnOfChains } from '@latchkey/wagmi/internal/check-chains'
import type { Address, Chain } from 'viem'
import { createProvider } from './create-provider'
import { evmConnection, requireConnection } from './evm-connection'
import { connectWallet, requireShared, switchWallet, untilRestored } from './requests'
import type { WagmiLatchkey } from './wagmi-latchkey'
import type { ConnectorConfig } from './wagmi-types'

export interface LatchkeyConnectorOptions {
  /** wagmi's id of the connector. Default: `latchkey`. */
  readonly id?: string
  /** Its name, where a page lists wagmi's connectors. Default: `Latchkey`. */
  readonly name?: string
  /** Its picture in such a list: a data URI or https URL. */
  readonly icon?: string
}

export interface ConnectParameters<WithCapabilities extends boolean = boolean> {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: WithCapabilities | boolean | undefined
}

/** The accounts as wagmi wants them: what its experimental `withCapabilities` adds is empty. */
export type ConnectedAccounts<WithCapabilities extends boolean> = WithCapabilities extends true
  ? readonly { readonly address: Address; readonly capabilities: Record<string, unknown> }[]
  : readonly Address[]

/** The connector that wagmi 2 and 3 make of the function. Without `syncWagmi` it tells wagmi of no change. */
export type LatchkeyConnector<WagmiChain extends Chain> = {
  readonly id: string
  readonly name: string
  readonly type: 'latchkey'
  readonly icon?: string
  /**
   * Connects silently to the wallet that is connected, else opens the dialog. Rejects with viem's
   * `UserRejectedRequestError` when the user leaves it, and with its `SwitchChainError` for a chain that only one of both
   * lists has. A wallet that does not switch to the chain stays connected on its own.
   */
  connect<WithCapabilities extends boolean = false>(
    parameters?: ConnectParameters<WithCapabilities>,
  ): Promise<{ accounts: ConnectedAccounts<WithCapabilities>; chainId: number }>
  /** Ends the active EVM connection in Latchkey too. Rejects as session's `disconnect` does. */
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  /** One object for good: of the wallet that is active on EVM networks when a request is made. */
  getProvider(): Promise<Eip1193Provider>
  /** Resolves once the remembered wallet has returned, or has not. Asks no user. */
  isAuthorized(): Promise<boolean>
  /**
   * Rejects with viem's `UserRejectedRequestError`, or with its `SwitchChainError`; for a chain that only one of both
   * lists has, its `cause` has the code `CHAIN_NOT_SHARED`.
   */
  switchChain(parameters: { readonly chainId: number }): Promise<WagmiChain>
  onAccountsChanged(): void
  onChainChanged(): void
  onDisconnect(): void
  /** For `syncWagmi`. */
  getLatchkey(): WagmiLatchkey
}

/**
 * A connector for `createConfig` of wagmi, which connects by Latchkey's dialog. `<WagmiBridge>` or `syncWagmi` keeps both
 * in step.
 * @example
 * const config = createConfig({
 *   chains: [mainnet, base],
 *   connectors: [latchkeyConnector(latchkey)],
 *   multiInjectedProviderDiscovery: false,
 *   transports: { [mainnet.id]: http(), [base.id]: http() },
 * })
 */
export function latchkeyConnector(
  latchkey: WagmiLatchkey,
  { id = 'latchkey', name = 'Latchkey', icon }: LatchkeyConnectorOptions = {},
): <WagmiChain extends Chain>(config: ConnectorConfig<WagmiChain>) => LatchkeyConnector<WagmiChain> {
  return ({ chains }) => {
    warnOfChains(chains, latchkey.read(sessionContract).networks)
    const provider = createProvider(latchkey)
    const connected = () => requireConnection(latchkey.read(sessionContract))
    function connect<WithCapabilities extends boolean = false>(
      parameters?: ConnectParameters<WithCapabilities>,
    ): Promise<{ accounts: ConnectedAccounts<WithCapabilities>; chainId: number }>
    // The overload, because no expression has a type that depends on a type parameter.
    async function connect({ chainId, isReconnecting, withCapabilities }: ConnectParameters = {}): Promise<{
      accounts: readonly unknown[]
      chainId: number
    }> {
      if (chainId !== undefined) requireShared(latchkey, chains, chainId)
      if (!isReconnecting) await connectWallet(latchkey)
      if (chainId !== undefined) await switchWallet(latchkey, chainId).catch(() => undefined)
      const { accounts, chainId: current } = connected()
      const withTheirs = accounts.map((address) => ({ address, capabilities: {} }))
      return { accounts: withCapabilities ? withTheirs : accounts, chainId: current }
    }
    return {
      id,
      name,
      type: 'latchkey',
      ...(icon === undefined ? {} : { icon }),
      connect,
      async disconnect() {
        const connection = activeConnection(latchkey.read(sessionContract), 'eip155')
        if (connection) await latchkey.get(sessionContract).disconnect(connection.id)
      },
      getAccounts: async () => connected().accounts,
      getChainId: async () => connected().chainId,
      getProvider: async () => provider,
      async isAuthorized() {
        await untilRestored(latchkey)
        return evmConnection(latchkey.read(sessionContract)) !== undefined
      },
      async switchChain({ chainId }) {
        const chain = requireShared(latchkey, chains, chainId)
        await switchWallet(latchkey, chainId)
        return chain
      },
      // What wallets report reaches wagmi by `syncWagmi`.
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
      getLatchkey: () => latchkey,
    }
  }
}
