import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'

/**
 * The wallets that the user can connect, for hosts that draw their own list. One row for each wallet, in the order of the
 * dialog's list; empty until the wallets have announced themselves (EIP-6963, Wallet Standard). Renders again when wallets
 * appear or leave.
 * @throws `MissingProviderError` outside `LatchkeyProvider`
 * @example
 * const wallets = useWallets()
 * const { connect } = usePlugin(sessionContract)
 * return wallets.map(({ id, name }) => <button key={id} onClick={() => connect(id)}>{name}</button>)
 */
export function useWallets(): readonly WalletRow[] {
  return usePluginState(sessionContract, (state) => state.wallets)
}
