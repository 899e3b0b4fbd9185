import { useTexts } from '@latchkey/kernel/react'
import { Text, useSheets } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { CopyButton } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useState } from 'react'
import { texts } from '../texts'
import * as css from './address.css'

export interface AddressProps {
  readonly address: string
  /** Smaller and in the secondary colour, for an address below a name. */
  readonly quiet?: boolean
}

/** The address, truncated until it is pressed, and a button that copies the whole address. Parts: `address`, `copy-button`. */
export function Address({ address, quiet = false }: AddressProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={css.line}>
      <button
        type="button"
        part="address"
        className={isWhole ? css.whole : css.short}
        aria-expanded={isWhole}
        title={isWhole ? t('account.hide-address') : `${address}\n${t('account.show-address')}`}
        onClick={() => setWhole(!isWhole)}
      >
        <Text variant={isWhole || quiet ? 'body' : 'title'} numeric {...(quiet ? { tone: 'secondary' } : {})}>
          {isWhole ? address : truncateAddress(address)}
        </Text>
      </button>
      <CopyButton
        value={address}
        label={t('account.copy')}
        copiedLabel={t('account.copied')}
        failedLabel={t('account.copy-failed')}
      />
    </div>
  )
}
