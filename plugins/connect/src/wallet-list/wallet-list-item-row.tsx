import { useRouter, useTexts } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import {
  ChevronIcon,
  ExternalIcon,
  IconTile,
  ListRow,
  QrIcon,
  RowSkeleton,
  Tag,
} from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import { type CustomWallet, connectContract, type NamespaceArgs } from '../contract'
import { walletListCopy } from '../copy/wallet-list-copy'
import { useOpenOnTap, usePairingPreload, useRelayConnector } from '../pairing/use-start-pairing'
import { useWalletPicture } from '../use-wallet-picture'
import { WalletPicture } from '../wallet-picture'
import { InstalledWalletDetailedRow } from './installed-wallet-detailed-row'
import type { UninstalledWalletItem, WalletListItem } from './wallet-list-item'

/** The row of an item other than a plain installed wallet: relay, wallet with details, to pair, to install, or a skeleton. */
export function WalletListItemRow({
  item,
  namespace,
}: NamespaceArgs & { readonly item: WalletListItem }): ReactElement {
  if ('row' in item)
    return item.details ? (
      <InstalledWalletDetailedRow {...item} details={item.details} />
    ) : (
      <RelayRow row={item.row} hasCode={item.tag === 'qr'} namespace={namespace} />
    )
  if (!('wallet' in item)) return <RowSkeleton />
  if (item.leadsTo === 'pairing') return <PairingRow {...item} namespace={namespace} />
  if (item.leadsTo === 'downloads') return <DownloadsRow {...item} />
  return <CustomWalletGetRow wallet={item.wallet} />
}

/** Pairs with any wallet that scans the code. Part: `relay`. */
function RelayRow({
  row,
  hasCode,
  namespace,
}: NamespaceArgs & { readonly row: WalletRow; readonly hasCode: boolean }): ReactElement {
  const t = useTexts(walletListCopy)
  const router = useRouter(connectContract)
  const pairing = useRelayConnector()?.pairing
  const preload = usePairingPreload()
  const choose = (): void => {
    // Starts the pairing in the click event, before the view is loaded. The view then shows this pairing.
    pairing?.start().catch(() => undefined)
    router.push('ConnectingWalletConnect', { namespace })
  }
  return (
    <ListRow
      part="relay"
      title={<bdi>{row.name}</bdi>}
      picture={
        row.iconUrl === undefined ? (
          <IconTile>
            <QrIcon />
          </IconTile>
        ) : (
          <WalletPicture wallet={row} />
        )
      }
      trailing={hasCode ? <Tag>{t('connect.qr')}</Tag> : <ChevronIcon />}
      onIntent={preload}
      onClick={choose}
    />
  )
}

/** A wallet to pair, on another device or in another app. Part: `wallet-elsewhere`. */
function PairingRow({ wallet, tag, namespace }: UninstalledWalletItem & NamespaceArgs): ReactElement {
  const t = useTexts(walletListCopy)
  const router = useRouter(connectContract)
  const preload = usePairingPreload()
  const pictured = useWalletPicture(wallet)
  const openOnTap = useOpenOnTap()
  return (
    <ListRow
      part="wallet-elsewhere"
      title={<bdi>{wallet.name}</bdi>}
      picture={<WalletPicture wallet={pictured} />}
      trailing={tag === 'recent' ? <Tag tone="accent">{t('connect.recent')}</Tag> : undefined}
      onIntent={preload}
      onClick={() => router.push('ConnectingWalletConnect', { wallet, namespace, opened: openOnTap(wallet) })}
    />
  )
}

/** A wallet that can be installed but not paired. Part: `wallet-elsewhere`. */
function DownloadsRow({ wallet }: UninstalledWalletItem): ReactElement {
  const t = useTexts(walletListCopy)
  const router = useRouter(connectContract)
  const pictured = useWalletPicture(wallet)
  return (
    <ListRow
      part="wallet-elsewhere"
      title={<bdi>{wallet.name}</bdi>}
      picture={<WalletPicture wallet={pictured} />}
      trailing={
        <>
          {t('connect.get')}
          <ChevronIcon />
        </>
      }
      onIntent={() => router.preload('Downloads')}
      onClick={() => router.push('Downloads', { wallet })}
    />
  )
}

/** A custom wallet that is not installed and cannot be paired: links to its homepage. Part: `custom-wallet`. */
function CustomWalletGetRow({ wallet }: { readonly wallet: CustomWallet }): ReactElement {
  const t = useTexts(walletListCopy)
  return (
    <ListRow
      part="custom-wallet"
      title={<bdi>{wallet.name}</bdi>}
      picture={<WalletPicture wallet={wallet} />}
      href={wallet.homepage}
      trailing={
        wallet.homepage === undefined ? undefined : (
          <>
            {t('connect.get')}
            <ExternalIcon size={18} />
          </>
        )
      }
    />
  )
}
