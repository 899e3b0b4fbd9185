import type { AccountContract } from '@latchkey/account/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, usePluginState } from '@latchkey/kernel/react'
import { type Connection, sessionContract, type WalletRow } from '@latchkey/session/contract'
import { useEffect } from 'react'
import { findWallet, walletStatus } from '../buttons/wallet-content'

/** The instance, typed for the views that the button of a wallet opens. */
type WalletLatchkey = Latchkey<ConnectContract | AccountContract>

interface FoundWallet {
  readonly latchkey: WalletLatchkey
  readonly row: WalletRow | undefined
  /** `undefined` without a connection. */
  readonly status: Connection['status'] | undefined
}

const { useLatchkey } = /* @__PURE__ */ createHooks<WalletLatchkey>()

/** Follows one wallet, by its rdns or the id of its row. */
export function useWalletRow(wallet: string): FoundWallet {
  const latchkey = useLatchkey()
  const row = usePluginState(sessionContract, ({ wallets }) => findWallet(wallets, wallet))
  const status = usePluginState(sessionContract, (state) => walletStatus(state, row))
  // Wallets are looked for once something of the dialog is loaded.
  useEffect(() => latchkey.preload('Connect'), [latchkey])
  return { latchkey, row, status }
}
