import { useLocale, useRouter } from '@latchkey/kernel/react'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { connectContract } from '../contract'
import { namespaceNames } from '../namespace-names'
import type { WalletHere } from '../wallet-list/listed-wallet'
import { useListCopy } from './use-list-copy'
import { usePictured } from './use-pictured'
import * as css from './wallet-button.css'
import { WalletPicture } from './wallet-picture'

const TONES = { connected: 'success', recent: 'accent', installed: 'neutral' } as const

type ChainWallet = WalletHere & { readonly more: NonNullable<WalletHere['more']> }

/** A wallet of this browser of which the chain has to be asked or told, or the picture fetched. Part: `wallet`. */
export function ChainWalletRow({ row, tag, more }: ChainWallet): ReactElement {
  useSheets(css.sheets)
  const say = useListCopy()
  const locale = useLocale()
  const router = useRouter(connectContract)
  const { id: walletId, name, rdns, lookAlike, sameNameElsewhere: namesake, namespaces } = row
  const pictured = usePictured(more.imageId === undefined ? row : { ...row, imageId: more.imageId })
  const chains = more.tellsChain ? namespaceNames(namespaces, say, locale) : undefined
  const maker = lookAlike || namesake ? (rdns ?? say('connect.unknown-maker')) : undefined
  const open = (): void => {
    const only = more.only === undefined ? {} : { namespaces: [more.only] }
    if (more.asksChain) router.push('ConnectingMultiChain', { walletId, name })
    else router.push('ConnectingExternal', { walletId, name, ...only })
  }
  return (
    <ListRow
      part="wallet"
      title={<bdi>{name}</bdi>}
      secondary={
        (chains ?? maker) === undefined ? undefined : (
          <>
            {chains !== undefined && <span className={css.maker}>{chains}</span>}
            {chains !== undefined && maker !== undefined && ' '}
            {maker !== undefined && <bdi className={css.maker}>{maker}</bdi>}
          </>
        )
      }
      picture={<WalletPicture wallet={pictured} />}
      trailing={
        lookAlike ? (
          <Tag tone="warning">
            <WarningIcon size={16} />
            <VisuallyHidden>{say('connect.look-alike')}</VisuallyHidden>
          </Tag>
        ) : namesake && tag === 'installed' ? (
          <Tag>{say('connect.same-name')}</Tag>
        ) : (
          tag && tag !== 'qr' && <Tag tone={TONES[tag]}>{say(`connect.${tag}`)}</Tag>
        )
      }
      onIntent={() => router.preload(more.asksChain ? 'ConnectingMultiChain' : 'ConnectingExternal')}
      onClick={open}
    />
  )
}
