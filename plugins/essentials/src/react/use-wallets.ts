import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'

/** The wallets a visitor can pick from, merged and in order. For hosts that draw their own list. */
export function useWallets(): readonly WalletRow[] {
  return usePluginState(sessionContract, (state) => state.wallets)
}
