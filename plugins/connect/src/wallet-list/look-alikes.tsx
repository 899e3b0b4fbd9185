import type { TextOf } from '@latchkey/kernel'
import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'
import { Tag, Text, useSheets, VisuallyHidden, WarningIcon } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import { type WalletListCopyKey, walletListCopy } from '../copy/wallet-list-copy'
import { InstalledWalletRow } from './installed-wallet-row'
import { canSayMaker } from './namesakes'
import type { SessionWalletItem } from './wallet-list-item'
import * as css from './wallet-row.css'

/** A note above a list in which some wallets look alike, and what to do about it. Part: `look-alikes`. */
export function LookAlikesNote(): ReactElement {
  const t = useTexts(walletListCopy)
  const isUnsaid = usePluginState(sessionContract, ({ wallets }) => {
    const alike = wallets.filter(({ lookAlike }) => lookAlike)
    return alike.length > 0 && !alike.some((row) => row.rdns !== undefined || canSayMaker(row))
  })
  return (
    <Text as="p" part="look-alikes" variant="caption" tone="secondary">
      {isUnsaid ? t('connect.look-alikes-unsaid') : t('connect.look-alikes')}
    </Text>
  )
}

/** Marks a wallet that can be mistaken for another one. */
export function LookAlikeTag(): ReactElement {
  const t = useTexts(walletListCopy)
  return (
    <Tag tone="warning">
      <WarningIcon size={16} />
      <VisuallyHidden>{t('connect.look-alike')}</VisuallyHidden>
    </Tag>
  )
}

/** Who made a wallet: its rdns, or that it does not say. `undefined` where a standard has no field for it. */
export const makerOf = (row: WalletRow, t: TextOf<WalletListCopyKey>): string | undefined =>
  row.rdns ?? (canSayMaker(row) ? t('connect.unknown-maker') : undefined)

/** The row of an installed wallet in a list with look-alikes: it shows who made the wallet, if that can be said. */
export function MadeByRow({ item }: { readonly item: SessionWalletItem }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(walletListCopy)
  const name = makerOf(item.row, t)
  const maker = name && (
    <span className={css.maker}>
      <bdi>{name}</bdi>
    </span>
  )
  return <InstalledWalletRow item={item} maker={maker} warning={item.row.lookAlike && <LookAlikeTag />} />
}
