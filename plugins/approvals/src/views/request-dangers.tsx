import { useTexts } from '@latchkey/kernel/react'
import type { ExplainedRequest } from '@latchkey/session/contract'
import { addressGroups } from '@latchkey/ui-primitives/format'
import { findLookAlike, visibleLine } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { addressesOf, type Summary } from '../load-summary'
import { texts } from '../texts'
import { Warning } from './account-lines'

export interface RequestDangersProps {
  readonly explained: ExplainedRequest
  readonly summary: Summary
}

/**
 * What warns of the whole request. A danger may be said twice, here and by the wallet: not every wallet's frame knows all of
 * them. Part: `approve-warning`.
 */
export function RequestDangers({ explained, summary }: RequestDangersProps): ReactElement {
  const t = useTexts(texts)
  const { message, warnings = [], isTruncated } = explained
  const { simulation, signInFault } = summary
  const isBlind = message !== undefined && message.text === undefined && !signInFault
  return (
    <>
      <LookAlikes explained={explained} summary={summary} />
      {typeof simulation === 'object' && simulation.status === 'failing' && (
        <Warning>
          {simulation.reason === undefined
            ? t('approvals.changes-failing')
            : t('approvals.changes-failing-reason', { reason: visibleLine(simulation.reason) })}
        </Warning>
      )}
      {isUnread(explained) && <Warning>{t('approvals.unknown-warning')}</Warning>}
      {signInFault && (
        <Warning>
          {signInFault === 'unreadable'
            ? t('approvals.sign-in-unreadable')
            : t('approvals.sign-in-elsewhere', { domain: visibleLine(signInFault.domain, 100) })}
        </Warning>
      )}
      {isBlind && <Warning>{t('approvals.message-bytes')}</Warning>}
      {warnings.map((one) => (
        <Warning key={one}>{t(`approvals.warning.${one}`)}</Warning>
      ))}
      {isTruncated && <Warning>{t('approvals.cut')}</Warning>}
    </>
  )
}

/** Whether the request has parts that neither its steps nor its message or fields say. */
export function hasUnsaidParts(explained: ExplainedRequest): boolean {
  const { subject, warnings = [] } = explained
  const hasMore = warnings.includes('unread-parts') || warnings.includes('account-delegation')
  return hasMore || isUnread(explained) || subject === 'permissions' || subject === 'user-operation'
}

const isUnread = ({ subject, steps, grant, message, fields }: ExplainedRequest): boolean =>
  subject === 'other' || !(steps.length > 0 || (grant ?? message ?? fields))

/** Addresses that begin and end like the user's own. */
function LookAlikes({ explained, summary: { namespace, ownAddresses } }: RequestDangersProps): ReactElement {
  const t = useTexts(texts)
  return (
    <>
      {addressesOf(explained).map((address) => {
        const likeness = findLookAlike(namespace, address, ownAddresses)
        return likeness?.type === 'look-alike' ? (
          <Warning key={address}>
            {t('approvals.look-alike', { address: addressGroups(likeness.address).join(' ') })}
          </Warning>
        ) : null
      })}
    </>
  )
}
