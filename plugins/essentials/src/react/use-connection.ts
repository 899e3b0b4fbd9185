// biome-ignore lint/suspicious/noTsIgnore: a host without `evm()` has no such module; here it is there, so nothing is expected.
/** @ts-ignore Without the package `@latchkey/evm` a client is `any`, and none is ever given. */
import type { EvmContract, EvmPublicClient, EvmWalletClient } from '@latchkey/evm/contract'
import { type ContractToken, defineContract, type Latchkey } from '@latchkey/kernel'
import { createHooks, usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  type ActiveTarget,
  activeConnection,
  activeTarget,
  connectedWallet,
  type EvmTarget,
  type LiveConnection,
  type OtherTarget,
  sessionContract,
  sessionStatus,
  type WalletInfo,
} from '@latchkey/session/contract'
import { useMemo } from 'react'

interface ConnectedParts extends Omit<LiveConnection, 'wallet'> {
  readonly status: 'connected'
  /**
   * Name, picture and identifier (rdns of EIP-6963): as the wallet announces them, else as it is listed. `undefined` while
   * a remembered wallet is not listed yet.
   */
  readonly wallet: WalletInfo | undefined
  /**
   * viem's wallet client, bound to this connection's account and chain. The first call loads viem. Rejects with
   * `PluginUnavailableError` without the plugin `evm()`, and with the code `WALLET_NOT_CONNECTED` on a chain that is
   * not EVM.
   */
  readonly walletClient: () => Promise<EvmWalletClient>
  /**
   * viem's public client, for reading the connection's network. Loads viem. Rejects with `PluginUnavailableError` without the
   * plugin `evm()`, and with the code `NETWORK_NOT_FOUND` for a network that is not configured.
   */
  readonly publicClient: () => Promise<EvmPublicClient>
}

/** A connection on an EVM chain: `namespace` is `eip155`, `address` an EIP-55 address, `chainId` the EIP-155 number. */
export interface EvmConnectionView extends ConnectedParts, EvmTarget {
  readonly address: `0x${string}`
}

/** A connection on any other chain: `networkId` (CAIP-2) names it, `chainId` is absent. */
export interface OtherConnectionView extends ConnectedParts, OtherTarget {
  readonly address: string
}

/** Only `connected` has an address; `namespace` discriminates the chain. */
export type ConnectionView =
  | { readonly status: 'disconnected' | 'connecting' | 'reconnecting' }
  | EvmConnectionView
  | OtherConnectionView

// The token alone: importing it from `@latchkey/evm` would force that package on hosts without it.
const evmContract: ContractToken<EvmContract> = /* @__PURE__ */ defineContract<EvmContract>('evm', 1)

const { useLatchkey: useEvmLatchkey } = /* @__PURE__ */ createHooks<Latchkey<EvmContract>>()

/**
 * The active connection as one union by `status`: `disconnected`, `connecting` (the user is asked), `reconnecting` (a silent
 * return after a reload) or `connected`, with account, network, wallet and EIP-1193 provider. Renders again when one of
 * these changes.
 * @throws `MissingProviderError` outside `LatchkeyProvider`
 * @example
 * const connection = useConnection()
 * if (connection.status !== 'connected' || connection.namespace !== 'eip155') return null
 * const sign = async () => (await connection.walletClient()).signMessage({ message: 'hello' })
 */
export function useConnection(): ConnectionView {
  const session = usePlugin(sessionContract)
  const latchkey = useEvmLatchkey()
  const status = usePluginState(sessionContract, sessionStatus)
  const connection = usePluginState(sessionContract, (state) => activeConnection(state))
  const wallet = usePluginState(
    sessionContract,
    (state) => connectedWallet(state, connection?.id),
    sameWallet,
  )
  const target = usePluginState(sessionContract, (state) => activeTarget(state), sameTarget)
  return useMemo((): ConnectionView => {
    if (status !== 'connected') return { status }
    const provider = connection && target && session.provider(connection.id, target.namespace)
    // The connection is committed before its provider exists.
    if (connection?.status !== 'connected' || !provider) return { status: 'connecting' }
    const parts = {
      ...connection,
      wallet,
      provider,
      walletClient: async () => latchkey.get(evmContract).walletClient(connection.id),
      publicClient: async () => latchkey.get(evmContract).publicClient(target.networkId),
    }
    return withTarget(parts, target)
  }, [session, latchkey, status, connection, wallet, target])
}

/** The address is the target account's; TypeScript does not follow a union through an object spread. */
function withTarget(parts: ConnectedParts, target: ActiveTarget): EvmConnectionView | OtherConnectionView
function withTarget(
  parts: ConnectedParts,
  target: ActiveTarget,
): ConnectedParts & { readonly address: string } {
  return { ...parts, ...target, address: target.account.address }
}

function sameWallet(a: WalletInfo | undefined, b: WalletInfo | undefined): boolean {
  return a?.name === b?.name && a?.iconUrl === b?.iconUrl && a?.identifier === b?.identifier
}

type Target = ReturnType<typeof activeTarget>

function sameTarget(a: Target, b: Target): boolean {
  return a?.account === b?.account && a?.network === b?.network && a?.networkId === b?.networkId
}
