import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import { useTexts } from '@latchkey/kernel/react'
import { toJson } from '@latchkey/kernel/to-json'
import { isHex } from '@latchkey/session/caip'
import type { ExplainedField, ExplainedRequest } from '@latchkey/session/contract'
import { Text } from '@latchkey/ui-primitives'
import { PermissionList, visibleLine, visibleText } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { Summary } from '../load-summary'
import { texts } from '../texts'
import { Warning } from './account-line'
import * as css from './approve-transaction.css'
import { ActionCard } from './request-actions'

interface ExplainedProps {
  readonly approval: PendingApproval
  readonly explained: ExplainedRequest
  readonly summary: Summary
}

/**
 * Everything that the request says: its steps, permissions, message and fields, with warnings of each. Parts: `approve-step`,
 * `approve-message`, `approve-fields`, `approve-warning`, and those of `ActionCard`.
 */
export function Explained({ approval, explained, summary }: ExplainedProps): ReactElement {
  const t = useTexts(texts)
  const { steps, message, domain, fields, primaryType, subject, warnings = [], isTruncated } = explained
  const { grant } = explained
  const hasMore = warnings.includes('unread-parts') || warnings.includes('account-delegation')
  const isExplained = steps.length > 0 || Boolean(grant ?? message ?? fields)
  const isUnread = subject === 'other' || !isExplained
  const isRaw = hasMore || isUnread || subject === 'permissions' || subject === 'user-operation'
  const isBlind = message !== undefined && message.text === undefined && !summary.signInFault
  const raw = isRaw ? listFields(approval.params) : []
  return (
    <>
      {isUnread && <Warning>{t('approvals.unknown-warning')}</Warning>}
      {summary.signInFault && (
        <Warning>
          {summary.signInFault === 'unreadable'
            ? t('approvals.sign-in-unreadable')
            : t('approvals.sign-in-elsewhere', { domain: visibleLine(summary.signInFault.domain, 100) })}
        </Warning>
      )}
      {isBlind && <Warning>{t('approvals.message-bytes')}</Warning>}
      {warnings.map((one) => (
        <Warning key={one}>{t(`approvals.warning.${one}`)}</Warning>
      ))}
      {steps.length > 0 && (
        <ol className={css.steps}>
          {steps.map((actions, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a request never change
            <li key={index} part="approve-step" className={css.row}>
              {steps.length > 1 && (
                <Text variant="caption" tone="secondary">
                  {t('approvals.step', { number: index + 1 })}
                </Text>
              )}
              {actions.map((action, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <ActionCard key={position} action={action} summary={summary} />
              ))}
            </li>
          ))}
        </ol>
      )}
      {grant && <PermissionList grant={grant} network={summary.network} tokens={summary.tokens} />}
      {message && <Message {...message} />}
      {domain && domain.length > 0 && <Fields title={t('approvals.domain')} fields={domain} />}
      {fields && (
        <Fields title={t('approvals.contents', { type: visibleLine(primaryType ?? '') })} fields={fields} />
      )}
      {raw.length > 0 && <Fields title={t('approvals.request')} fields={raw} />}
      {isTruncated && <Warning>{t('approvals.cut')}</Warning>}
    </>
  )
}

function Message({ text, hex }: NonNullable<ExplainedRequest['message']>): ReactElement {
  const t = useTexts(texts)
  const isEmpty = hex === '0x'
  return (
    <div className={css.card} part="approve-message">
      <Text variant="caption" tone="secondary">
        {t('approvals.message')}
      </Text>
      {isEmpty && <Text as="p">{t('approvals.empty-message')}</Text>}
      {!isEmpty && (
        <Text as="p" className={text === undefined ? css.exact : css.message}>
          {text === undefined ? hex : visibleText(text)}
        </Text>
      )}
    </div>
  )
}

interface FieldsProps {
  readonly title: string
  readonly fields: readonly ExplainedField[]
}

function Fields({ title, fields }: FieldsProps): ReactElement {
  return (
    <div className={css.card} part="approve-fields">
      <Text as="h3" weight="strong">
        {title}
      </Text>
      <FieldList fields={fields} className={css.fields} />
    </div>
  )
}

interface FieldListProps {
  readonly fields: readonly ExplainedField[]
  readonly className: string
}

function FieldList({ fields, className }: FieldListProps): ReactElement {
  return (
    <dl className={className}>
      {fields.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a request never change
        <div key={index} className={css.row}>
          <Text as="dt" variant="caption" tone="secondary">
            {visibleLine(name)}
          </Text>
          <dd className={css.value}>
            {typeof value === 'string' ? (
              <Text className={isHex(value) ? css.exact : css.message}>{visibleText(value)}</Text>
            ) : (
              <FieldList fields={value} className={css.nested} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const MAX_FIELDS = 60
const MAX_DEPTH = 6
const MAX_TEXT = 500

/** Lists the members of JSON, for requests that cannot be decoded: at most 60, six levels deep. */
export function listFields(value: unknown): readonly ExplainedField[] {
  let count = 0
  const read = (one: unknown, depth: number): ExplainedField['value'] => {
    if (typeof one !== 'object' || one === null) return cutText(String(one))
    if (depth >= MAX_DEPTH) return cutText(toJson(one))
    const fields: ExplainedField[] = []
    for (const [name, member] of Object.entries(one)) {
      if (count >= MAX_FIELDS) return [...fields, { name: '…', value: '…' }]
      count += 1
      const isIndex = Array.isArray(one)
      fields.push({
        name: isIndex ? String(Number(name) + 1) : name.slice(0, MAX_TEXT),
        value: read(member, depth + 1),
      })
    }
    return fields
  }
  const fields = read(value, 0)
  return typeof fields === 'string' ? [{ name: '1', value: fields }] : fields
}

const cutText = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)
