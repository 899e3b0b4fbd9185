import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract, type WalletRow } from '@latchkey/session/contract'
import {
  ChevronIcon,
  ExternalIcon,
  IconTile,
  Image,
  ListRow,
  QrIcon,
  RowSkeleton,
  Tag,
  useSheets,
  VisuallyHidden,
} from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import { type CustomWallet, connectContract, type NamespaceArgs } from '../contract'
import { walletListCopy } from '../copy/wallet-list-copy'
import { useOpenOnTap, usePairingPreload, useRelayConnector } from '../pairing/use-start-pairing'
import { useWalletPicture } from '../use-wallet-picture'
import { WalletPicture } from '../wallet-picture'
import { LookAlikeTag, makerOf } from './look-alikes'
import { namespaceNames } from './wallet-chains'
import type { ListedWalletItem, SessionWalletItem, WalletListItem } from './wallet-list-item'
import * as css from './wallet-row.css'

/** Returns the React key of an item, which is unique in the list. */
export function walletListKey(one: WalletListItem): string {
  if ('row' in one) return `row ${one.row.id}`
  return 'wallet' in one ? `wallet ${one.wallet.id}` : `${one.group} ${one.index}`
}

/** The row of an item other than a plain installed wallet: relay, wallet with details, to pair, to install, or a skeleton. */
export function WalletListItemRow({
  listed,
  namespace,
}: NamespaceArgs & { readonly listed: WalletListItem }): ReactElement {
  if ('row' in listed)
    return listed.details ? (
      <ChainWalletRow {...listed} details={listed.details} />
    ) : (
      <RelayRow row={listed.row} hasCode={listed.tag === 'qr'} namespace={namespace} />
    )
  if (!('wallet' in listed)) return <RowSkeleton />
  if (listed.leadsTo === 'pairing') return <PairingRow {...listed} namespace={namespace} />
  if (listed.leadsTo === 'downloads') return <DownloadsRow {...listed} />
  return <CustomWalletGetRow wallet={listed.wallet} />
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
function PairingRow({ wallet, tag, namespace }: ListedWalletItem & NamespaceArgs): ReactElement {
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
function DownloadsRow({ wallet }: ListedWalletItem): ReactElement {
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

const TONES = { connected: 'success', recent: 'accent', installed: 'neutral' } as const

type ChainWallet = SessionWalletItem & { readonly details: NonNullable<SessionWalletItem['details']> }

/** An installed wallet with details: chains to show or choose from, a mark, or a picture of the directory. Part: `wallet`. */
export function ChainWalletRow({ row, tag, details }: ChainWallet): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(walletListCopy)
  const locale = useLocale()
  const router = useRouter(connectContract)
  const { id: walletId, name } = row
  const mark = row.lookAlike ? 'look-alike' : details.mark
  const pictured = useWalletPicture(
    details.imageId === undefined ? row : { ...row, imageId: details.imageId },
  )
  const namespaces = details.showsChain ? (details.joined ?? [row]).flatMap((one) => one.namespaces) : []
  const chains = new Intl.ListFormat(locale).format(namespaceNames(namespaces, t))
  const maker = mark && makerOf(row, t)
  const open = (): void => {
    const only = details.only === undefined ? {} : { namespaces: [details.only] }
    if (details.needsChainChoice) router.push('ConnectingMultiChain', { walletId, name })
    else router.push('ConnectingExternal', { walletId, name, ...only })
  }
  return (
    <ListRow
      part="wallet"
      title={<bdi>{name}</bdi>}
      secondary={
        chains || maker ? (
          <>
            {chains && (
              <span className={css.maker}>
                {details.needsChainChoice ? <ChainMarks namespaces={namespaces} names={chains} /> : chains}
              </span>
            )}
            {chains && maker && ' '}
            {maker && <bdi className={css.maker}>{maker}</bdi>}
          </>
        ) : undefined
      }
      picture={<WalletPicture wallet={pictured} />}
      trailing={
        mark === 'look-alike' ? (
          <LookAlikeTag />
        ) : mark === 'same-name' && tag !== 'connected' ? (
          <Tag>{t('connect.same-name')}</Tag>
        ) : (
          tag && tag !== 'qr' && <Tag tone={TONES[tag]}>{t(`connect.${tag}`)}</Tag>
        )
      }
      onIntent={() =>
        router.preload(details.needsChainChoice ? 'ConnectingMultiChain' : 'ConnectingExternal')
      }
      onClick={open}
    />
  )
}

interface ChainMarksProps {
  readonly namespaces: readonly ChainNamespace[]
  readonly names: string
}

/** The marks of the chains of a wallet: the picture of the first network of each, or their names. Part: `chain-marks`. */
function ChainMarks({ namespaces, names }: ChainMarksProps): ReactNode {
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const pictures = namespaces.flatMap(
    (one) => networks.find(({ namespace }) => namespace === one)?.iconUrl ?? [],
  )
  if (pictures.length < namespaces.length) return names
  return (
    <span part="chain-marks" className={css.marks}>
      {pictures.map((src) => (
        <Image key={src} src={src} size={20} shape="circle" />
      ))}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  )
}

/** A custom wallet that is not installed and cannot be paired: links to its homepage. Part: `custom-wallet`. */
export function CustomWalletGetRow({ wallet }: { readonly wallet: CustomWallet }): ReactElement {
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
