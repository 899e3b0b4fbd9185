import type { WalletEntry } from '@latchkey/cloud/contract'
import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { useMemo } from 'react'
import { connectContract } from '../contract'
import { createNamesakes, knownWallets, type Namesakes } from '../wallet-list/namesakes'

/**
 * Returns what the names of installed wallets mean, as the list does.
 * @param wallet a wallet that is known too, such as the one that is being paired
 */
export function useNamesakes(wallet?: WalletEntry): Namesakes {
  const rows = usePluginState(sessionContract, ({ wallets }) => wallets)
  const options = usePluginState(connectContract, (state) => state.options)
  const recent = usePluginState(connectContract, (state) => state.recent)
  const directory = usePluginState(connectContract, (state) => state.directory)
  return useMemo(() => {
    const { known, kept } = knownWallets({ options, recent, directory }, rows)
    return createNamesakes(rows, { known: wallet ? [wallet, ...known] : known, kept })
  }, [rows, options, recent, directory, wallet])
}
