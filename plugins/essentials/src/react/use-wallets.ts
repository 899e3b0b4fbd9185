import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'

/**
 * The wallets of this browser that the user can connect, for hosts that draw their own list. One row for each wallet, those
 * that announce themselves (EIP-6963, Wallet Standard) first; recent and featured wallets and the directory are of the
 * dialog's list alone. Empty until the dialog needs them: a page that shows them at once calls `latchkey.preload()`. Renders
 * again when wallets appear or leave.
 * @throws `MissingProviderError` outside `LatchkeyProvider`
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
