import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import { useTexts } from '@latchkey/kernel/react'
import { toJson } from '@latchkey/kernel/to-json'
import { isHex } from '@latchkey/session/caip'
import type { ExplainedField, ExplainedRequest, RequestAction } from '@latchkey/session/contract'
import { ChevronDownIcon, Text } from '@latchkey/ui-primitives'
import { PermissionList, visibleLine, visibleText } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { changesBalances, type Summary } from '../load-summary'
import { texts } from '../texts'
import { AccountLine } from './account-lines'
import { partiesOf } from './action-parties'
import * as css from './approve-transaction.css'
import { hasUnsaidParts } from './request-dangers'

export interface RequestDetailsProps {
  readonly approval: PendingApproval
  readonly title: string
  readonly summary: Summary
}

/**
 * What the site has sent, for a comparison with what the wallet shows. Closed, because the wallet says it too; open where it
 * is all that there is, or says more than the effects. Parts: `approve-details`, `approve-from`, `approve-message`,
 * `approve-fields`, `approve-account`.
 */
export function RequestDetails({ approval, title, summary }: RequestDetailsProps): ReactElement {
  const t = useTexts(texts)
  const { explained, account } = summary
  const raw = explained && hasUnsaidParts(explained) ? listFields(approval.params) : []
  const { steps = [], message, domain, fields, primaryType, grant } = explained ?? {}
  return (
    <details part="approve-details" className={css.details} open={grant !== undefined || raw.length > 0}>
      <summary className={css.opener}>
        <span className={css.asked}>
          <Text tone="secondary">{t('approvals.asked')}</Text>
          <Text>{title}</Text>
        </span>
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={css.contents}>
        {grant && <PermissionList grant={grant} network={summary.network} tokens={summary.tokens} />}
        {steps.flat().map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a request never change
          <Parties key={index} action={action} summary={summary} />
        ))}
        {message && <Message {...message} />}
        {domain && domain.length > 0 && <Fields title={t('approvals.domain')} fields={domain} />}
        {fields && (
          <Fields title={t('approvals.contents', { type: visibleLine(primaryType ?? '') })} fields={fields} />
        )}
        {raw.length > 0 && <Fields title={t('approvals.request')} fields={raw} />}
        {account && (
          <div className={css.group} part="approve-from">
            <AccountLine
              label={t(changesBalances(approval.method) ? 'approvals.from' : 'approvals.account')}
              address={account.address}
              type={account.type}
              summary={summary}
            />
          </div>
        )}
      </div>
    </details>
  )
}

interface PartiesProps {
  readonly action: RequestAction
  readonly summary: Summary
}

/** The accounts and the data of one action. */
function Parties({ action, summary }: PartiesProps): ReactElement | null {
  const t = useTexts(texts)
  const parties = partiesOf(action)
  if (parties.length === 0) return null
  return (
    <div className={css.group}>
      {parties.map(({ label, address }) => (
        <AccountLine key={label} label={t(label)} address={address} summary={summary} />
      ))}
      {action.type === 'call' && (
        <div className={css.row}>
          <Text variant="caption" tone="secondary">
            {t('approvals.data', { count: action.byteCount })}
          </Text>
          <Text className={css.exact}>{shownData(action.data)}</Text>
        </div>
      )}
    </div>
  )
}

const MAX_SHOWN_DATA = 138
const shownData = (data: string): string =>
  data.length > MAX_SHOWN_DATA ? `${data.slice(0, MAX_SHOWN_DATA)}…` : data

function Message({ text, hex }: NonNullable<ExplainedRequest['message']>): ReactElement {
  const t = useTexts(texts)
  const isEmpty = hex === '0x'
  return (
    <div className={css.group} part="approve-message">
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
    <div className={css.group} part="approve-fields">
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
