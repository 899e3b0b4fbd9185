import type { WalletRow } from '@latchkey/session/contract'
import type { ListInput, WalletHere } from './listed-wallet'

type Session = Pick<ListInput['session'], 'wallets' | 'connections'>

/** In this browser, as it counts for the order of methods. */
export const isInstalled = ({ connectors }: WalletRow): boolean =>
  connectors.some(({ kind }) => kind === 'announced' || kind === 'injected')

/** Whether `listHere` says all there is to say, as it does for most visitors. */
export function isPlain(
  { wallets }: Session,
  { options, directory }: Pick<ListInput['connect'], 'options' | 'directory'>,
): boolean {
  return (
    directory.status === 'absent' &&
    !options.customWallets?.length &&
    !options.connectorTypeOrder?.length &&
    wallets.every(
      ({ connectors: [best], namespaces: [one, another] }) =>
        best?.kind === 'announced' && !another && one === wallets[0]?.namespaces[0],
    )
  )
}

/** Wallets that announced themselves, those used last in front. `listWallets` has the whole of the rules. */
export function listHere(
  { wallets, connections }: Session,
  recent: readonly { readonly id: string }[],
): readonly WalletHere[] {
  const used = recent.flatMap(({ id }) => wallets.filter((row) => row.id === id))
  return [...used, ...wallets.filter((row) => !used.includes(row))].map((row) => {
    const group = used.includes(row) ? 'recent' : 'injected'
    const isConnected = Object.values(connections).some(
      ({ walletId, status }) => walletId === row.id && status === 'connected',
    )
    return { row, group, tag: isConnected ? 'connected' : group === 'recent' ? group : 'installed' }
  })
}
