import { useRouter } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { QrIcon } from '@latchkey/ui-primitives/icon/qr'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { Tag } from '@latchkey/ui-primitives/tag'
import type { ReactElement } from 'react'
import { connectContract, type NamespaceArgs } from '../contract'
import type { ListedWallet, WalletElsewhere } from '../wallet-list/listed-wallet'
import { ChainWalletRow } from './chain-wallet-row'
import { CustomWalletLink } from './custom-wallet-link'
import { useListCopy } from './use-list-copy'
import { useOpenInTap } from './use-open-in-tap'
import { usePairing } from './use-pairing'
import { usePictured } from './use-pictured'
import { WalletPicture } from './wallet-picture'

export function keyOf(one: ListedWallet): string {
  if ('row' in one) return `row ${one.row.id}`
  return 'wallet' in one ? `wallet ${one.wallet.id}` : `${one.group} ${one.toCome}`
}

/** A row that is no wallet of this browser, or one with more to it: the relay, a wallet to pair or to get, one that is to come. */
export function ListedWalletRow({
  listed,
  namespace,
}: NamespaceArgs & { readonly listed: ListedWallet }): ReactElement {
  if ('row' in listed)
    return listed.more ? (
      <ChainWalletRow {...listed} more={listed.more} />
    ) : (
      <RelayRow row={listed.row} hasCode={listed.tag === 'qr'} namespace={namespace} />
    )
  if (!('wallet' in listed)) return <RowSkeleton />
  if (listed.leadsTo === 'pairing') return <PairingRow {...listed} namespace={namespace} />
  if (listed.leadsTo === 'downloads') return <DownloadsRow {...listed} />
  return <CustomWalletLink wallet={listed.wallet} />
}

/** Whichever wallet scans the code. Part: `relay`. */
function RelayRow({
  row,
  hasCode,
  namespace,
}: NamespaceArgs & { readonly row: WalletRow; readonly hasCode: boolean }): ReactElement {
  const say = useListCopy()
  const router = useRouter(connectContract)
  const pairing = usePairing()
  const preload = usePairingPreload()
  const choose = (): void => {
    // The view joins it; what is to be fetched and asked for the code does not wait for the view.
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
      trailing={hasCode ? <Tag>{say('connect.qr')}</Tag> : <ChevronIcon />}
      onIntent={preload}
      onClick={choose}
    />
  )
}

/** A wallet on another device, or in another app. Part: `wallet-elsewhere`. */
function PairingRow({ wallet, tag, namespace }: WalletElsewhere & NamespaceArgs): ReactElement {
  const say = useListCopy()
  const router = useRouter(connectContract)
  const preload = usePairingPreload()
  const pictured = usePictured(wallet)
  const openInTap = useOpenInTap()
  return (
    <ListRow
      part="wallet-elsewhere"
      title={<bdi>{wallet.name}</bdi>}
      picture={<WalletPicture wallet={pictured} />}
      trailing={tag === 'recent' ? <Tag tone="accent">{say('connect.recent')}</Tag> : undefined}
      onIntent={preload}
      onClick={() => router.push('ConnectingWalletConnect', { wallet, namespace, opened: openInTap(wallet) })}
    />
  )
}

/** A wallet that can only be had, not paired. Part: `wallet-elsewhere`. */
function DownloadsRow({ wallet }: WalletElsewhere): ReactElement {
  const say = useListCopy()
  const router = useRouter(connectContract)
  const pictured = usePictured(wallet)
  return (
    <ListRow
      part="wallet-elsewhere"
      title={<bdi>{wallet.name}</bdi>}
      picture={<WalletPicture wallet={pictured} />}
      trailing={
        <>
          {say('connect.get')}
          <ChevronIcon />
        </>
      }
      onIntent={() => router.preload('Downloads')}
      onClick={() => router.push('Downloads', { wallet })}
    />
  )
}

/** Code only: no socket is opened before a wallet is picked. */
function usePairingPreload(): () => void {
  const router = useRouter(connectContract)
  const pairing = usePairing()
  return () => {
    router.preload('ConnectingWalletConnect')
    pairing?.preload().catch(() => undefined)
  }
}
