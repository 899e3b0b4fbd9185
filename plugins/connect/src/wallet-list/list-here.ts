import type { WalletRow } from '@latchkey/session/contract'
import type { ListInput, WalletHere } from './listed-wallet'

/**
 * Wallets that announced themselves, those used last in front: all that most visitors have. The whole of the rules is
 * `listWallets`, which says the same where there is nothing else.
 */
export function listHere(
  { wallets, connections }: Pick<ListInput['session'], 'wallets' | 'connections'>,
  recent: readonly { readonly id: string }[],
): readonly WalletHere[] {
  const used = recent.flatMap(({ id }) => wallets.filter((row) => row.id === id))
  const entry = (row: WalletRow): WalletHere => {
    const isRecent = used.includes(row)
    const isConnected = Object.values(connections).some(
      ({ walletId, status }) => walletId === row.id && status === 'connected',
    )
    return {
      row,
      group: isRecent ? 'recent' : 'injected',
      tag: isConnected ? 'connected' : isRecent ? 'recent' : 'installed',
    }
  }
  return [...used, ...wallets.filter((row) => !used.includes(row))].map(entry)
}
