import {
  allowanceInAll,
  isUnlimitedAmount,
  type MethodReach,
  type SupplyOf,
} from '@latchkey/session/requests'
import type { Translate, WalletNetwork } from '../options'
import { reachOfMethod } from '../permissions/reach-of-method'
import type { GrantedMethod } from '../permissions/read-grant'
import type { Allowance, Condition } from '../permissions/session-context'
import type { Prompt } from '../prompt'
import { formatUnits, type PromptDescription, type PromptField } from './prompt-fields'

type PermissionsPrompt = Extract<Prompt, { readonly kind: 'grant-permissions' | 'revoke-permissions' }>

/** The contract does not exist: it stands for the network's currency. */
const NATIVE = /^0x0{40}$/

/** Everything that the keys of a site may do without asking the owner again, or the end of that. */
export function describePermissions(prompt: PermissionsPrompt, t: Translate): PromptDescription {
  const { network } = prompt
  if (prompt.kind === 'revoke-permissions') {
    const { signers, validUntil } = prompt.session
    return {
      title: t('revokePermissions.title', 'Revoke permissions'),
      explanation: t('revokePermissions.explanation', 'These keys can then do nothing for your account.'),
      approve: t('revokePermissions.approve', 'Revoke'),
      fields: [
        ...describeKeys(signers, t),
        { label: t('permissions.until', 'Until'), value: describeTime(validUntil) },
      ],
    }
  }
  const { supplyOf } = prompt
  const { signers, validUntil, methods, allowances, feeLimit } = prompt.grant
  const fees = `${formatUnits(feeLimit, 18)} ${symbolOf(network)}`
  return {
    title: t('grantPermissions.title', 'Give this site permissions'),
    explanation: t(
      'grantPermissions.explanation',
      'Its keys act for your account, and you are not asked again.',
    ),
    approve: t('grantPermissions.approve', 'Give'),
    fields: [
      ...describeKeys(signers, t),
      { label: t('permissions.until', 'Until'), value: describeTime(validUntil) },
      ...methods.flatMap((method) => describeMethod(method, network, supplyOf, t)),
      ...allowances.flatMap((allowance) =>
        describeAllowance(allowance, { validUntil, network, supplyOf, t }),
      ),
      { label: t('permissions.fees', 'Fees of all together, at most'), value: fees },
    ],
  }
}

const describeKeys = (signers: readonly string[], t: Translate): readonly PromptField[] =>
  signers.map((value) => ({ label: t('permissions.key', 'Address of the key'), value, wide: true }))

function describeMethod(
  method: GrantedMethod,
  network: WalletNetwork,
  supplyOf: SupplyOf,
  t: Translate,
): readonly PromptField[] {
  const { target, signature, claimedSignature, valueLimit, conditions } = method
  const reach = reachOfMethod(method, supplyOf)
  return [
    { label: t('permissions.call', 'May call'), value: signature, wide: true },
    ...(claimedSignature === undefined
      ? []
      : [{ label: t('permissions.claimed', 'The site calls it'), value: claimedSignature, wide: true }]),
    ...(reach === 'limited'
      ? []
      : [{ label: t('careful', 'Careful'), value: describeReach(reach, t), wide: true }]),
    { label: t('contract', 'Contract'), value: target, wide: true },
    ...conditions.map((condition) => ({
      label: t('permissions.only', 'Only if'),
      value: describeCondition(condition, t),
    })),
    {
      label: t('permissions.value', 'Coins with each call, at most'),
      value: isUnlimitedAmount(valueLimit)
        ? t('permissions.unlimited', 'Unlimited')
        : `${formatUnits(valueLimit, 18)} ${symbolOf(network)}`,
    },
  ]
}

function describeReach(reach: Exclude<MethodReach, 'limited'> | undefined, t: Translate): string {
  if (reach === undefined)
    return t(
      'permissions.unknownMethod',
      'The wallet does not know this method. Its name is only what the site calls it.',
    )
  const eachCall = t('permissions.eachCall', 'Anyone can get this with each call, any number of times.')
  if (reach === 'each-call') return eachCall
  if (reach === 'to-one')
    return t(
      'permissions.toOne',
      'The address in the condition can get all that the account has in this contract.',
    )
  if (reach === 'lower-numbers')
    return `${eachCall} ${t('permissions.lowerNumbers', 'If the contract has NFTs, every one with a lower number can be taken.')}`
  return t(
    'permissions.takesAll',
    'The method can take or hand over all that the account has in this contract.',
  )
}

function describeCondition({ position, operator, value }: Condition, t: Translate): string {
  const values = { position: Number(position) + 1, value: String(value) }
  if (operator === 0n) return t('permissions.is', 'argument {position} is {value}', values)
  if (operator === 1n) return t('permissions.more', 'argument {position} is more than {value}', values)
  return t('permissions.less', 'argument {position} is less than {value}', values)
}

interface AllowanceScope {
  readonly validUntil: number
  readonly network: WalletNetwork
  readonly supplyOf: SupplyOf
  readonly t: Translate
}

function describeAllowance(
  { token, amount, start, period }: Allowance,
  { validUntil, network, supplyOf, t }: AllowanceScope,
): readonly PromptField[] {
  const isNative = NATIVE.test(token)
  const format = (units: bigint): string =>
    isUnlimitedAmount(units, isNative ? undefined : supplyOf(token))
      ? t('permissions.unlimited', 'Unlimited')
      : isNative
        ? `${formatUnits(units, 18)} ${symbolOf(network)}`
        : t('permissions.units', '{amount} of the smallest unit', { amount: String(units) })
  const inAll = allowanceInAll({
    amount,
    start: BigInt(start),
    period: BigInt(period),
    now: BigInt(Math.floor(Date.now() / 1_000)),
    until: BigInt(validUntil),
  })
  const times = { limit: format(amount), period, start: describeTime(start) }
  const value = t('permissions.allowance', '{limit} every {period} seconds, to anyone, from {start}', times)
  const label = t('permissions.send', 'May send')
  return [
    { label, value, wide: true },
    ...(inAll === undefined || inAll <= amount
      ? []
      : [{ label: t('permissions.inAll', 'In all, at most'), value: format(inAll) }]),
    ...(isNative ? [] : [{ label: t('permissions.token', 'Token'), value: token, wide: true }]),
  ]
}

const symbolOf = ({ currencySymbol = 'ETH' }: WalletNetwork): string => currencySymbol

/** In UTC. */
const describeTime = (epochSeconds: number): string => {
  const date = new Date(epochSeconds * 1_000)
  // Not every number of seconds is a date.
  return Number.isNaN(date.getTime()) ? String(epochSeconds) : date.toISOString()
}
