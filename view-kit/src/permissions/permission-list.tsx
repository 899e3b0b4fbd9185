import type { TextOf } from '@latchkey/kernel'
import { useLocale, useServices, useTexts } from '@latchkey/kernel/react'
import { isHex } from '@latchkey/session/caip'
import type {
  ExplainedCondition,
  ExplainedGrant,
  ExplainedPermission,
  ExplainedToken,
  Network,
  TokenHolding,
} from '@latchkey/session/contract'
import { allowanceInAll, isUnlimitedAmount } from '@latchkey/session/requests'
import { Text, useSheets, WarningIcon } from '@latchkey/ui-primitives'
import { amountText, dateFormat, numberFormat } from '@latchkey/ui-primitives/format'
import { Fact, FactList, WholeAddress } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import { type PermissionTextKey, permissionTexts } from '../texts'
import { tokenFacts, visibleLine } from '../tokens/request-facts'
import { isRecipient, knownSupply, reachOf, readCondition } from './permission-dangers'
import * as css from './permission-list.css'

export interface PermissionListProps {
  readonly grant: ExplainedGrant
  readonly network: Network | undefined
  /** Tokens that the page knows; see `tokenFacts`. */
  readonly tokens?: readonly TokenHolding[]
  /** True if the grant has expired or was revoked. */
  readonly isOver?: boolean
}

type PermissionText = TextOf<PermissionTextKey>

/**
 * Explains a grant (ERC-7715) to the user: contracts, methods, limits, expiry and keys. Parts: `permissions`, `permission`,
 * `permission-warning`.
 */
export function PermissionList({
  grant,
  network,
  tokens = [],
  isOver = false,
}: PermissionListProps): ReactElement {
  useSheets(css.sheets)
  const locale = useLocale()
  const t = useTexts(permissionTexts)
  const { expiresAt, signers, permissions } = grant
  const until = expiresAt === undefined ? undefined : dateText(expiresAt, locale)
  return (
    <div part="permissions" className={css.all}>
      <ul className={css.list}>
        {permissions.map((permission, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the permissions of a request never change
          <li key={index} part="permission" data-type={permission.type} className={css.permission}>
            <Permission
              permission={permission}
              expiresAt={expiresAt}
              network={network}
              tokens={tokens}
              t={t}
              locale={locale}
            />
          </li>
        ))}
      </ul>
      {until === undefined && <Warning text={t('permission.never-ends')} />}
      {signers.length === 0 && <Warning text={t('permission.no-signer')} />}
      <FactList>
        {until !== undefined && (
          <Fact label={t('permission.until')}>
            <Text numeric>{until}</Text>
          </Fact>
        )}
        {signers.map((signer) => (
          <Fact
            key={signer}
            kind="address"
            label={t(signers.length > 1 ? 'permission.signers' : 'permission.signer')}
          >
            <Key text={visibleLine(signer, 300)} />
          </Fact>
        ))}
      </FactList>
      {!isOver && (
        <Text as="p" variant="caption" tone="secondary">
          {t(until === undefined ? 'permission.without-asking-ever' : 'permission.without-asking')}
        </Text>
      )}
    </div>
  )
}

interface PermissionProps extends Required<Pick<PermissionListProps, 'tokens'>> {
  readonly permission: ExplainedPermission
  readonly expiresAt: string | undefined
  readonly network: Network | undefined
  readonly t: PermissionText
  readonly locale: string
}

function Permission({ permission, expiresAt, network, tokens, t, locale }: PermissionProps): ReactElement {
  const nowMs = useServices().ports.clock.now()
  const coin = network?.nativeCurrency.symbol ?? t('permission.coin')
  const amountOf = (units: string, token: ExplainedToken): string => {
    const { symbol, decimals } = tokenFacts(token, tokens, network)
    return decimals === undefined
      ? t('permission.units', { amount: units })
      : `${amountText(units, { decimals, locale })} ${visibleLine(symbol ?? '', 32)}`.trim()
  }
  const warning = (key: PermissionTextKey, symbol = ''): ReactElement => <Warning text={t(key, { symbol })} />
  if (permission.type === 'unknown') {
    const name = visibleLine(permission.name, 100)
    return (
      <>
        <Text weight="medium">
          {name === '' ? t('permission.unknown') : t('permission.unknown-named', { name })}
        </Text>
        {warning('permission.unknown-warning')}
      </>
    )
  }
  if (permission.type === 'allowance') {
    const { token, amount, isUnlimited, periodSeconds, startsAt } = permission
    const isLater = startsAt !== undefined && Number(startsAt) * 1_000 > nowMs
    const start = isLater ? dateText(startsAt, locale) : undefined
    const inAll =
      expiresAt === undefined || isUnlimited
        ? undefined
        : allowanceInAll({
            amount: BigInt(amount),
            start: BigInt(startsAt ?? 0),
            period: BigInt(periodSeconds),
            now: BigInt(Math.floor(nowMs / 1_000)),
            until: BigInt(expiresAt),
          })
    const mayTakeAll =
      isUnlimited || (inAll !== undefined && isUnlimitedAmount(inAll, knownSupply(permission)))
    const named = tokenFacts(token, tokens, network).symbol
    const symbol =
      visibleLine(named ?? '', 32) || t(token.address === undefined ? 'permission.coin' : 'permission.tokens')
    return (
      <>
        <Text weight="medium">
          {isUnlimited
            ? t('permission.unlimited')
            : t('permission.allowance', { amount: amountOf(amount, token) })}
        </Text>
        {mayTakeAll && warning('permission.unlimited-warning', symbol)}
        <Text variant="caption" tone="secondary">
          {t('permission.renews', { period: periodText(periodSeconds, locale) })}
          {start !== undefined && ` ${t('permission.starts', { date: start })}`}
          {inAll !== undefined &&
            inAll > BigInt(amount) &&
            ` ${t('permission.in-all', { amount: amountOf(String(inAll), token) })}`}
        </Text>
        {token.address !== undefined && <Address label={t('permission.token')} address={token.address} />}
      </>
    )
  }
  const { contract, method, claimedName, selector, conditions, valueLimit, isDelegate } = permission
  const reach = reachOf(permission)
  // Names with the selector of any method can be found.
  const isUnknown = selector !== undefined && reach === undefined
  const isUnlimited = valueLimit !== undefined && isUnlimitedAmount(BigInt(valueLimit))
  return (
    <>
      <Text weight="medium">{t('permission.call', { method: visibleLine(method, 100) })}</Text>
      {isDelegate && warning('permission.delegate')}
      {claimedName !== undefined && (
        <Warning text={t('permission.other-name', { name: visibleLine(claimedName, 100) })} />
      )}
      {selector === undefined && warning('permission.any-method')}
      {isUnknown && warning('permission.unknown-method')}
      {reach === 'everything' && warning('permission.takes-all')}
      {reach === 'to-one' && warning('permission.to-one')}
      {reach === 'lower-numbers' && warning('permission.lower-numbers')}
      {valueLimit === undefined && warning('permission.any-value', coin)}
      {isUnlimited && warning('permission.unlimited-value', coin)}
      {conditions.map((condition, index) => (
        <Condition
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          condition={condition}
          isAddress={isRecipient(permission, condition.position)}
          t={t}
        />
      ))}
      {(reach === 'each-call' || reach === 'lower-numbers') && (
        <Text variant="caption" tone="secondary">
          {t('permission.each-call')}
        </Text>
      )}
      {valueLimit !== undefined && !isUnlimited && (
        <Text variant="caption" tone="secondary">
          {valueLimit === '0'
            ? t('permission.no-value', { symbol: coin })
            : t('permission.value', { amount: amountOf(valueLimit, {}) })}
        </Text>
      )}
      <Address label={t('permission.contract')} address={contract} />
    </>
  )
}

/** One warning about a permission. */
function Warning({ text }: { readonly text: string }): ReactElement {
  return (
    <p part="permission-warning" className={css.warning}>
      <WarningIcon size={18} />
      <Text>{text}</Text>
    </p>
  )
}

interface AddressProps {
  readonly label: string
  readonly address: string
}

/** The complete address, not shortened, because the user's decision depends on it. */
function Address({ label, address }: AddressProps): ReactElement {
  return (
    <Text as="div" variant="caption" tone="secondary">
      <div>{label} </div>
      <Key text={visibleLine(address)} />
    </Text>
  )
}

/** In groups of four to compare, if it is an address or a key. A grant may have any text in its place. */
function Key({ text }: { readonly text: string }): ReactElement {
  return isHex(text) ? <WholeAddress address={text} /> : <bdi className={css.exact}>{text}</bdi>
}

interface ConditionProps extends Pick<PermissionProps, 't'> {
  readonly condition: ExplainedCondition
  readonly isAddress: boolean
}

/** A limit of one argument. What is compared with something else is below it, in groups. */
function Condition({ condition, isAddress, t }: ConditionProps): ReactElement {
  const { position, operator, value } = condition
  const isRead = readCondition(condition) !== undefined
  const whole = isRead ? toCompare(value, isAddress) : undefined
  const named = t(isAddress ? 'permission.this-address' : 'permission.this-value')
  return (
    <Text as="div" variant="caption" tone="secondary">
      <div>
        {isRead
          ? t(`permission.${operator}`, { position, value: whole === undefined ? value : named })
          : t('permission.uncertain', { position })}{' '}
      </div>
      {whole !== undefined && <WholeAddress address={whole} />}
    </Text>
  )
}

/** An address, or a large number, which often is one; `undefined` for a small number. */
function toCompare(value: string, isAddress: boolean): string | undefined {
  const number = BigInt(value)
  if (number < 2n ** 64n && !isAddress) return undefined
  const digits = number.toString(16)
  return `0x${isAddress ? digits.padStart(40, '0') : digits}`
}

/** The latest time that `Date` can represent, in seconds. */
const MAX_SECONDS = 8_640_000_000_000n

/** `undefined` for a time that `Date` cannot represent: the permission practically never expires. */
function dateText(seconds: string, locale: string): string | undefined {
  const whole = BigInt(seconds)
  if (whole > MAX_SECONDS) return undefined
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(Number(whole) * 1_000))
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

function periodText(seconds: string, locale: string): string {
  const whole = Number(seconds)
  const [unit, length] = units.find(([, one]) => whole > 0 && whole % one === 0) ?? (['second', 1] as const)
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(whole / length)
}
