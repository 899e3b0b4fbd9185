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
   * Name, picture and identifier: what the wallet says of itself, else as it is listed. `undefined` while a remembered
   * wallet is not listed yet.
   */
  readonly wallet: WalletInfo | undefined
  /** viem's client, bound to this connection. Rejects with `PluginUnavailableError` without the plugin `evm()`. */
  readonly walletClient: () => Promise<EvmWalletClient>
  /** viem's client for reading. Rejects with `PluginUnavailableError` without the plugin `evm()`. */
  readonly publicClient: () => Promise<EvmPublicClient>
}

/** `namespace` is `eip155`, `address` begins with `0x`, and `chainId` is a number. */
export interface EvmConnectionView extends ConnectedParts, EvmTarget {
  readonly address: `0x${string}`
}

export interface OtherConnectionView extends ConnectedParts, OtherTarget {
  readonly address: string
}

/** Only a connected user has an address; `namespace`, or `chainId`, says of which kind. */
export type ConnectionView =
  | { readonly status: 'disconnected' | 'connecting' | 'reconnecting' }
  | EvmConnectionView
  | OtherConnectionView

// The token alone: importing it from `@latchkey/evm` would force that package on hosts without it.
const evmContract: ContractToken<EvmContract> = /* @__PURE__ */ defineContract<EvmContract>('evm', 1)

const { useLatchkey: useEvmLatchkey } = /* @__PURE__ */ createHooks<Latchkey<EvmContract>>()

/** The active connection as one union: `if (connection.status !== 'connected') return null`. */
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
    // Between the wallet's answer and its provider there is nothing to hand out yet.
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

/** The address is the account's, so it is of the target's kind; TypeScript cannot follow a union through a copy. */
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
