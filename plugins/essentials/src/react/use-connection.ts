import type { EvmApi, EvmContract } from '@latchkey/evm/contract'
import { type ContractToken, defineContract, type Latchkey } from '@latchkey/kernel'
import { createHooks, usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  type Account,
  activeConnection,
  activeTarget,
  connectedWallet,
  type LiveConnection,
  type Network,
  type NetworkId,
  sessionContract,
  sessionStatus,
  type WalletInfo,
} from '@latchkey/session/contract'
import { useMemo } from 'react'

/** Only a connected visitor has an address. */
export type ConnectionView =
  | { readonly status: 'disconnected' | 'connecting' | 'reconnecting' }
  | ({
      readonly status: 'connected'
      readonly address: string
      readonly account: Account
      /** CAIP-2; what the wallet says, configured here or not. */
      readonly networkId: NetworkId
      readonly network: Network | undefined
      /** Name and picture: what the wallet says of itself, else as it is listed. */
      readonly wallet: WalletInfo | undefined
      /** viem's client, bound to this connection. Rejects with `PluginUnavailableError` without the plugin `evm()`. */
      readonly walletClient: () => ReturnType<EvmApi['walletClient']>
      /** viem's client for reading. Rejects with `PluginUnavailableError` without the plugin `evm()`. */
      readonly publicClient: () => ReturnType<EvmApi['publicClient']>
    } & Omit<LiveConnection, 'wallet'>)

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
    return {
      ...connection,
      wallet,
      provider,
      account: target.account,
      address: target.account.address,
      networkId: target.networkId,
      network: target.network,
      walletClient: async () => latchkey.get(evmContract).walletClient(connection.id),
      publicClient: async () => latchkey.get(evmContract).publicClient(target.networkId),
    }
  }, [session, latchkey, status, connection, wallet, target])
}

function sameWallet(a: WalletInfo | undefined, b: WalletInfo | undefined): boolean {
  return a?.name === b?.name && a?.iconUrl === b?.iconUrl
}

type Target = ReturnType<typeof activeTarget>

function sameTarget(a: Target, b: Target): boolean {
  return a?.account === b?.account && a?.network === b?.network && a?.networkId === b?.networkId
}
