import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'

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
