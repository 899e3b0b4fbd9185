import { useTexts } from '@latchkey/kernel/react'
import { isSameAddress } from '@latchkey/session/caip'
import type { AccountType } from '@latchkey/session/contract'
import { Tag, Text, WarningIcon } from '@latchkey/ui-primitives'
import { WholeAddress } from '@latchkey/ui-primitives/screens'
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

/** A whole address with its name and warnings. Parts: `approve-account`, `approve-warning`. */
export function AccountLine({ label, address, type, summary }: AccountLineProps): ReactElement {
  const t = useTexts(texts)
  const { names, namespace, ownAddresses } = summary
  const identity = names[address]
  const isOwn = ownAddresses.some((one) => isSameAddress(namespace, one, address))
  return (
    <div className={css.row} part="approve-account">
      <span className={css.line}>
        <Text variant="caption" tone="secondary">
          {label}
        </Text>
        {isOwn && <Tag>{t('approvals.your-account')}</Tag>}
        {type === 'smartAccount' && <Tag>{t('approvals.smart-account')}</Tag>}
        {type === 'eoa' && <Tag>{t('approvals.plain-account')}</Tag>}
      </span>
      {identity?.name !== undefined && <Text weight="strong">{visibleLine(identity.name)}</Text>}
      <WholeAddress address={visibleLine(address)} />
      {identity?.isUnusual && <Warning>{t('approvals.unusual-name')}</Warning>}
    </div>
  )
}

/** Part: `approve-warning`. */
export function Warning({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p className={css.warning} part="approve-warning">
      <span className={css.warningIcon}>
        <WarningIcon />
      </span>
      <Text>{children}</Text>
    </p>
  )
}
