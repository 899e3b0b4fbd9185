import { useTexts } from '@latchkey/kernel/react'
import { isSameAddress } from '@latchkey/session/caip'
import type { AccountType } from '@latchkey/session/contract'
import { Tag, Text } from '@latchkey/ui-primitives'
import { Caution } from '@latchkey/ui-primitives/screens'
import { visibleLine } from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import type { Summary } from '../load-summary'
import { texts } from '../texts'
import * as css from './approve-transaction.css'

export interface AccountLineProps {
  readonly label: string
  readonly address: string
  /** The type of the user's own account, if the wallet has several. */
  readonly type?: AccountType | undefined
  readonly summary: Summary
}

/**
 * An address as the site has sent it. Not in groups: that is how the wallet's frame shows the one that counts. Part:
 * `approve-account`.
 */
export function AccountLine({ label, address, type, summary }: AccountLineProps): ReactElement {
  const t = useTexts(texts)
  return (
    <div className={css.row} part="approve-account">
      <span className={css.line}>
        <Text variant="caption" tone="secondary">
          {label}
        </Text>
        <OwnTag address={address} summary={summary} />
        {type === 'smartAccount' && <Tag>{t('approvals.smart-account')}</Tag>}
        {type === 'eoa' && <Tag>{t('approvals.plain-account')}</Tag>}
      </span>
      <Text className={css.exact}>{visibleLine(address)}</Text>
    </div>
  )
}

/** What the wallet does not know of an account: its name, and that it is another one of the user's. Part: `approve-name`. */
export function AccountName({ label, address, summary }: AccountLineProps): ReactElement | null {
  const t = useTexts(texts)
  const identity = summary.names[address]
  const isOwn = isOwnAddress(address, summary)
  if (identity?.name === undefined && !isOwn) return null
  return (
    <>
      <div className={css.line} part="approve-name">
        <Text tone="secondary">{label}</Text>
        <span className={css.named}>
          {identity?.name !== undefined && (
            <Text weight="strong" className={css.value}>
              {visibleLine(identity.name)}
            </Text>
          )}
          <OwnTag address={address} summary={summary} />
        </span>
      </div>
      {identity?.isUnusual && <Warning>{t('approvals.unusual-name')}</Warning>}
    </>
  )
}

function OwnTag({ address, summary }: Pick<AccountLineProps, 'address' | 'summary'>): ReactElement | null {
  const t = useTexts(texts)
  return isOwnAddress(address, summary) ? <Tag>{t('approvals.your-account')}</Tag> : null
}

const isOwnAddress = (address: string, { namespace, ownAddresses }: Summary): boolean =>
  ownAddresses.some((one) => isSameAddress(namespace, one, address))

/** Part: `approve-warning`. */
export function Warning({ children }: { readonly children: ReactNode }): ReactElement {
  return <Caution quiet part="approve-warning" text={children} />
}
