import { allowanceInAll, isUnlimitedAmount, type SupplyOf, tokenMethods } from '@latchkey/session/requests'
import {
  type Allowance,
  type Condition,
  type Grant,
  type GrantedMethod,
  reachOfMethod,
  type Session,
} from '@latchkey/simulated-wallet/permissions'
import { getAddress, toHex, zeroAddress } from 'viem'
import type { Approval, Fact } from '../../approval/approval-card'
import type { Say } from '../../copy/say'
import type { SmartAccount } from '../smart-account'
import { unlimitedText } from '../token-supply'
import { accountFact, formatNativeAmount, networkFact } from '../transaction'

interface GrantScope {
  readonly account: SmartAccount
  readonly say: Say
  readonly nowSeconds: number
  readonly supplyOf: SupplyOf
}

/** Describes everything that the session keys may do without asking the user again. */
export function describeGrant(grant: Grant, { account, say, nowSeconds, supplyOf }: GrantScope): Approval {
  const { methods, validUntil } = grant
  const { chainId } = account
  const fees = { amount: formatNativeAmount(grant.feeLimit, chainId, say) }
  const allowances = grant.allowances.map((one) =>
    describeAllowance(one, { chainId, validUntil, nowSeconds, say, supplyOf }),
  )
  return {
    title: say('grant.title'),
    warnings: [
      say('grant.until-revoked'),
      ...new Set(methods.flatMap((method) => warningsOf(method, say, supplyOf))),
      ...(allowances.some(({ isUnlimited }) => isUnlimited) ? [say('grant.no-limit')] : []),
    ],
    facts: [
      { label: say('grant.until'), value: formatTime(validUntil, say) },
      ...signerFacts(grant, say),
      ...methods.flatMap((method) => methodFacts(method, chainId, say)),
      ...allowances.flatMap(({ facts }) => facts),
      { label: say('grant.fees'), value: say('grant.fees-in-all', fees) },
      accountFact(account.address, 'smartAccount', say),
      networkFact(chainId, say),
    ],
  }
}

/** Describes the revocation of a session, which cannot be undone. */
export const describeRevocation = (session: Session, account: SmartAccount, say: Say): Approval => ({
  title: say('revoke.title'),
  facts: [
    { label: say('revoke.until'), value: formatTime(session.validUntil, say) },
    ...signerFacts(session, say),
    ...[...new Set(session.methods.map(({ target }) => target))].map(
      (value): Fact => ({ label: say('fact.contract'), value, isCode: true }),
    ),
    accountFact(account.address, 'smartAccount', say),
    networkFact(account.chainId, say),
  ],
})

function signerFacts({ signers }: Pick<Session, 'signers'>, say: Say): readonly Fact[] {
  return signers.map((value) => ({
    label: say(signers.length === 1 ? 'grant.key' : 'grant.keys'),
    value,
    isCode: true,
  }))
}

function methodFacts(method: GrantedMethod, chainId: number, say: Say): readonly Fact[] {
  const { target, signature, claimedSignature, valueLimit, conditions } = method
  return [
    { label: say('grant.may-call'), value: signature, isCode: true, isMain: true },
    ...(claimedSignature === undefined
      ? []
      : [{ label: say('grant.claimed'), value: claimedSignature, isCode: true }]),
    { label: say('grant.of-contract'), value: target, isCode: true },
    ...conditions.map((condition) => ({
      label: say('grant.only-if'),
      value: conditionText(condition, method, say),
    })),
    {
      label: say('grant.each-call'),
      value:
        valueLimit === 0n
          ? say('fact.none')
          : isUnlimitedAmount(valueLimit)
            ? say('fact.unlimited')
            : say('fact.at-most', { amount: formatNativeAmount(valueLimit, chainId, say) }),
    },
  ]
}

/** By their number in the contract. */
const operators = ['grant.is', 'grant.is-greater', 'grant.is-less'] as const

function conditionText(
  { position, operator, value }: Condition,
  { selector }: GrantedMethod,
  say: Say,
): string {
  const isRecipient = tokenMethods.get(selector)?.recipient === Number(position)
  if (isRecipient && operator === 0n && value < 2n ** 160n)
    return say('grant.is-address', {
      position: position + 1n,
      address: getAddress(toHex(value, { size: 20 })),
    })
  const values = { position: position + 1n, value, hex: `0x${value.toString(16)}` }
  const key = operators[Number(operator)]
  if (!key) throw new RangeError(`There is no operator ${operator}`)
  return say(key, values)
}

function warningsOf(method: GrantedMethod, say: Say, supplyOf: SupplyOf): readonly string[] {
  const reach = reachOfMethod(method, supplyOf)
  const isRepeated = reach === 'each-call' || reach === 'lower-numbers' || method.valueLimit > 0n
  return [
    ...(method.claimedSignature === undefined ? [] : [say('grant.other-name')]),
    // Names with the selector of any method can be found, so for one that is not known the name says nothing.
    ...(reach === undefined ? [say('grant.unknown-method')] : []),
    ...(reach === 'everything' ? [say('grant.can-take')] : []),
    ...(reach === 'to-one' ? [say('grant.to-one')] : []),
    ...(reach === 'lower-numbers' ? [say('grant.lower-numbers')] : []),
    ...(isRepeated ? [say('grant.again-and-again')] : []),
  ]
}

interface AllowanceScope extends Omit<GrantScope, 'account'> {
  readonly chainId: number
  readonly validUntil: number
}

function describeAllowance(
  { token, amount, start, period }: Allowance,
  { chainId, validUntil, nowSeconds, say, supplyOf }: AllowanceScope,
): { readonly isUnlimited: boolean; readonly facts: readonly Fact[] } {
  const isNative = token === zeroAddress
  const isUnlimited = (units: bigint): boolean =>
    isUnlimitedAmount(units, isNative ? undefined : supplyOf(token))
  const format = (units: bigint): string =>
    isNative ? formatNativeAmount(units, chainId, say) : say('fact.units', { amount: units })
  const limit = format(amount)
  const inAll = allowanceInAll({
    amount,
    start: BigInt(start),
    period: BigInt(period),
    now: BigInt(nowSeconds),
    until: BigInt(validUntil),
  })
  const times = { period: formatPeriod(period, say), time: formatTime(start, say) }
  const value = isUnlimited(amount)
    ? say('grant.unlimited-allowance', { ...times, limit: unlimitedText(amount, limit, say) })
    : say('grant.allowance', { ...times, limit })
  // A small amount with a short period is a large one.
  const isMore = inAll !== undefined && inAll > amount && !isUnlimited(amount)
  return {
    isUnlimited: isUnlimited(isMore ? inAll : amount),
    facts: [
      { label: say('grant.may-send'), value, isMain: true },
      ...(isMore
        ? [
            {
              label: say('grant.in-all'),
              value: isUnlimited(inAll)
                ? unlimitedText(inAll, format(inAll), say)
                : say('fact.at-most', { amount: format(inAll) }),
            },
          ]
        : []),
      ...(isNative ? [] : [{ label: say('fact.token-contract'), value: token, isCode: true }]),
    ],
  }
}

/** In UTC, so that it is the same time wherever it is shown. */
function formatTime(epochSeconds: number, say: Say): string {
  const date = new Date(epochSeconds * 1_000)
  if (Number.isNaN(date.getTime())) return say('grant.far-time')
  const [, year = '', month = '', day = '', time = ''] =
    /^(.+)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(date.toISOString()) ?? []
  return say('grant.time', { year, month, day, time })
}

const units = [
  ['grant.day', 'grant.days', 86_400],
  ['grant.hour', 'grant.hours', 3_600],
  ['grant.minute', 'grant.minutes', 60],
  ['grant.second', 'grant.seconds', 1],
] as const

function formatPeriod(period: number, say: Say): string {
  const [one, many, length] = units.find(([, , seconds]) => period % seconds === 0) ?? units[3]
  const n = period / length
  return n === 1 ? say(one) : say(many, { n })
}
