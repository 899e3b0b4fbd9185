// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without the package `@latchkey/evm` the client types are `any`, and the methods always reject. */
import type { EvmContract, EvmPublicClient, EvmWalletClient } from '@latchkey/evm/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  type ActiveTarget,
  activeConnection,
  activeTarget,
  connectedWallet,
  type Eip1193Provider,
  type EvmTarget,
  isSameTarget,
  type LiveConnection,
  type OtherTarget,
  type SessionApi,
  type SessionStatus,
  sessionContract,
  sessionStatus,
  type WalletInfo,
  type WalletRow,
} from '@latchkey/session/contract'
import { useMemo } from 'react'
import { evmContract } from '../evm-contract'

const signCode = () => import('../lazy')

interface ConnectedParts extends Omit<LiveConnection, 'wallet'> {
  readonly status: 'connected'
  /**
   * Name, picture and identifier (the rdns of EIP-6963) of the wallet, from its own description or from its row in the list.
   * `undefined` while a remembered wallet is not in the list yet.
   */
  readonly wallet: WalletInfo | undefined
  /**
   * Signs a text with this account, on every chain: resolves with the signature in hex (EVM, EIP-191), base58 (Solana) or as
   * the chain writes it. Rejects with `UserRejectedError`, with another `WalletError` (`UNSUPPORTED_METHOD` where the chain
   * cannot sign texts), and with `AccountNotGrantedError` if the wallet no longer shares the account.
   * @example const signature = await connection.signMessage('Hello')
   */
  readonly signMessage: (text: string) => Promise<string>
  /**
   * Resolves with viem's wallet client for this connection's account and chain. The first call loads viem. Rejects with
   * `PluginUnavailableError` without the plugin `evm()`, and with the code `WALLET_NOT_CONNECTED` on a network that is not
   * EVM.
   */
  readonly walletClient: () => Promise<EvmWalletClient>
  /**
   * Resolves with viem's public client for the connection's network. The first call loads viem. Rejects with
   * `PluginUnavailableError` without the plugin `evm()`, and with the code `NETWORK_NOT_FOUND` for a network that is not
   * configured.
   */
  readonly publicClient: () => Promise<EvmPublicClient>
}

/** A connection on an EVM network. `namespace` is `eip155`, `address` has an EIP-55 checksum, `chainId` is the EIP-155 number. */
export interface EvmConnectionView extends ConnectedParts, EvmTarget {
  readonly address: `0x${string}`
}

/** A connection on any other network. `networkId` is its CAIP-2 id, and there is no `chainId`. */
export interface OtherConnectionView extends ConnectedParts, OtherTarget {
  readonly address: string
}

/** Without a connected wallet. Every other field is `undefined`, so that a component can read fields before it checks `status`. */
export type NoConnectionView = {
  readonly [Field in Exclude<keyof EvmConnectionView, 'status'>]?: undefined
} & { readonly status: Exclude<SessionStatus, 'connected'> }

/**
 * Discriminated by `status`. Only `connected` has an address; the others have the same fields as `undefined`. The `namespace`
 * discriminates EVM from other networks.
 */
export type ConnectionView = NoConnectionView | EvmConnectionView | OtherConnectionView

const { useLatchkey: useEvmLatchkey } = /* @__PURE__ */ createHooks<Latchkey<EvmContract>>()

/**
 * Returns the active connection as one union discriminated by `status`: `disconnected`, `connecting` (the user has to
 * approve), `reconnecting` (without the user, after a reload) or `connected`, with account, network, wallet and EIP-1193
 * provider. Fields other than `status` are `undefined` unless it is `connected`. The object is the same until one of these
 * changes, and then the component renders again.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { status, address } = useConnection()
 * return status === 'connected' ? <b>{address}</b> : <ConnectButton />
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
  const target = usePluginState(sessionContract, (state) => activeTarget(state), isSameTarget)
  const providerOf = useMemo(() => keepProviders(session), [session])
  return useMemo((): ConnectionView => {
    if (status !== 'connected') return { status }
    if (connection?.status !== 'connected' || !target) return { status: 'connecting' }
    const provider = providerOf(connection.id, target.namespace)
    // The state has the connection before its provider exists.
    if (!provider) return { status: 'connecting' }
    const parts = {
      ...connection,
      wallet,
      provider,
      signMessage: async (text: string) => (await signCode()).signMessageOf(session, text, target),
      walletClient: async () => latchkey.get(evmContract).walletClient(connection.id),
      publicClient: async () => latchkey.get(evmContract).publicClient(target.networkId),
    }
    return withTarget(parts, target)
  }, [session, providerOf, latchkey, status, connection, wallet, target])
}

/** Each call of `provider` returns another object, of which a component keeps its own. */
function keepProviders(session: SessionApi): SessionApi['provider'] {
  const kept = new Map<string, Eip1193Provider>()
  return (id, namespace) => {
    const key = `${namespace}:${id}`
    const provider = kept.get(key) ?? session.provider(id, namespace)
    if (provider) kept.set(key, provider)
    return provider
  }
}

/** Adds the target and its address. It is an overload, because an object spread loses the union type. */
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

/**
 * Returns the wallets of this browser that the user can connect, for hosts that render their own list. There is one row for
 * each wallet. Wallets that announce themselves (EIP-6963, Wallet Standard) are first. Recent and featured wallets and the
 * wallet directory are only in the dialog's list. The list is empty until the dialog opens or `latchkey.preload()` is
 * called. Renders again when wallets are added or removed.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const latchkey = useLatchkey()
 * const wallets = useWallets()
 * const { connect } = usePlugin(sessionContract)
 * useEffect(() => latchkey.preload(), [latchkey])
 * return wallets.map(({ id, name }) => <button key={id} onClick={() => connect(id)}>{name}</button>)
 */
export function useWallets(): readonly WalletRow[] {
  return usePluginState(sessionContract, (state) => state.wallets)
}
