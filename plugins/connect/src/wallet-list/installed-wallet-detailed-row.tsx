import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { Image, ListRow, Tag, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import { connectContract } from '../contract'
import { walletListCopy } from '../copy/wallet-list-copy'
import { useWalletPicture } from '../use-wallet-picture'
import { WalletPicture } from '../wallet-picture'
import { TONES } from './installed-wallet-row'
import { LookAlikeTag, makerOf } from './look-alikes'
import { namespaceNames } from './wallet-chains'
import type { SessionWalletItem } from './wallet-list-item'
import * as css from './wallet-row.css'

type DetailedWalletItem = SessionWalletItem & { readonly details: NonNullable<SessionWalletItem['details']> }

/** An installed wallet with details: chains to show or choose from, a mark, or a picture of the directory. Part: `wallet`. */
export function InstalledWalletDetailedRow({ row, tag, details }: DetailedWalletItem): ReactElement {
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
                {namespaces.length > 1 ? <ChainMarks namespaces={namespaces} names={chains} /> : chains}
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

/**
 * The pictures of several chains, whose names beside each other may be longer than a line: of the first network of each, or
 * the names. The marks that we draw are not part of the first list, because of their bytes. Part: `chain-marks`.
 */
function ChainMarks({ namespaces, names }: ChainMarksProps): ReactNode {
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const pictures = namespaces.flatMap(
    (one) => networks.find(({ namespace }) => namespace === one)?.iconUrl ?? [],
  )
  if (pictures.length < namespaces.length) return names
  return (
    <span part="chain-marks" className={css.marks}>
      {pictures.map((src) => (
        <Image key={src} src={src} size={16} shape="circle" />
      ))}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  )
}
