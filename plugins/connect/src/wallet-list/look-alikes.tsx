import { useTexts } from '@latchkey/kernel/react'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { walletListCopy } from '../copy/wallet-list-copy'
import { InstalledWalletRow } from './installed-wallet-row'
import type { SessionWalletItem } from './wallet-list-item'
import * as css from './wallet-row.css'

/** A note above a list in which some wallets look alike. Part: `look-alikes`. */
export function LookAlikesNote(): ReactElement {
  const t = useTexts(walletListCopy)
  return (
    <Text as="p" part="look-alikes" variant="caption" tone="secondary">
      {t('connect.look-alikes')}
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

/** The row of an installed wallet in a list with look-alikes: it shows who made the wallet. */
export function MadeByRow({ listed }: { readonly listed: SessionWalletItem }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(walletListCopy)
  const { rdns, lookAlike } = listed.row
  const maker = (
    <span className={css.maker}>
      <bdi>{rdns ?? t('connect.unknown-maker')}</bdi>
    </span>
  )
  return <InstalledWalletRow listed={listed} maker={maker} warning={lookAlike && <LookAlikeTag />} />
}
