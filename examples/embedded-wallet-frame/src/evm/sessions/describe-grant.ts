import { zeroAddress } from 'viem'
import type { Approval, Fact } from '../../approval/approval-card'
import type { SmartAccount } from '../smart-account'
import { accountFact, coins, networkFact } from '../transaction'
import type { Grant, GrantedMethod } from './read-grant'
import type { Allowance, Condition, Session } from './session-context'

/** Amounts from here on mean everything that the account will ever hold. */
const UNLIMITED = 2n ** 96n - 1n
const EXAMPLES_OF_TAKING =
  /^(transfer|transferFrom|approve|increaseAllowance|setApprovalForAll|safeTransferFrom|safeBatchTransferFrom|permit)\(/

/** Everything that the keys may do without asking the user again. */
export function describeGrant(grant: Grant, account: SmartAccount): Approval {
  const { methods, allowances } = grant
  return {
    title: 'Let keys act for your account',
    warnings: [
      'The keys act without asking you again, as often as they want, until you revoke this or its time is over.',
      ...methods.flatMap(warningsOf),
      ...(allowances.some(({ amount }) => amount >= UNLIMITED)
        ? ['There is no limit: the keys may take all you have of it, now and later.']
        : []),
    ],
    facts: [
      { label: 'Until', value: formatTime(grant.validUntil) },
      ...signerFacts(grant),
      ...methods.flatMap((method) => methodFacts(method, account.chainId)),
      ...allowances.flatMap((one) => allowanceFacts(one, account.chainId)),
      {
        label: 'Network fees',
        value: `At most ${coins(grant.feeLimit, account.chainId)} in all, paid by your account`,
      },
      accountFact(account.address, 'smartAccount'),
      networkFact(account.chainId),
    ],
  }
}

/** The end of a session, which cannot be undone. */
export const describeRevocation = (session: Session, account: SmartAccount): Approval => ({
  title: 'Revoke permissions',
  facts: [
    { label: 'They would last until', value: formatTime(session.validUntil) },
    ...signerFacts(session),
    ...[...new Set(session.methods.map(({ target }) => target))].map(
      (value): Fact => ({ label: 'Contract', value, isCode: true }),
    ),
    accountFact(account.address, 'smartAccount'),
    networkFact(account.chainId),
  ],
})

function signerFacts({ signers }: Pick<Session, 'signers'>): readonly Fact[] {
  return signers.map((value) => ({
    label: signers.length === 1 ? 'Address of the key' : 'Address of a key; all of them have to sign',
    value,
    isCode: true,
  }))
}

function methodFacts(
  { target, signature, valueLimit, conditions }: GrantedMethod,
  chainId: number,
): readonly Fact[] {
  return [
    { label: 'May call', value: signature, isCode: true },
    { label: 'Of the contract', value: target, isCode: true },
    ...conditions.map((condition) => ({ label: 'Only if', value: conditionText(condition) })),
    {
      label: 'Amount with each call',
      value:
        valueLimit === 0n
          ? 'None'
          : valueLimit >= UNLIMITED
            ? 'Unlimited'
            : `At most ${coins(valueLimit, chainId)}`,
    },
  ]
}

const words = ['is', 'is greater than', 'is less than'] as const

const conditionText = ({ position, operator, value }: Condition): string =>
  `argument ${position + 1n} ${words[Number(operator)] ?? ''} ${value} (0x${value.toString(16)})`

function warningsOf({ signature, conditions, valueLimit }: GrantedMethod): readonly string[] {
  return [
    ...(EXAMPLES_OF_TAKING.test(signature) && conditions.length === 0
      ? ['One of these methods can take or hand over all you have in that contract.']
      : []),
    ...(valueLimit > 0n ? ['The amount with each call can be taken again and again.'] : []),
  ]
}

function allowanceFacts({ token, amount, start, period }: Allowance, chainId: number): readonly Fact[] {
  const isNative = token === zeroAddress
  const limit = isNative ? coins(amount, chainId) : `${amount} of the token’s smallest unit`
  const every = `every ${formatPeriod(period)}, to anyone, from ${formatTime(start)}`
  return [
    { label: 'May send', value: amount >= UNLIMITED ? `Unlimited, ${every}` : `At most ${limit} ${every}` },
    ...(isNative ? [] : [{ label: 'Token contract', value: token, isCode: true }]),
  ]
}

/** In UTC, so that it is the same text wherever it is shown. */
const formatTime = (epochSeconds: number): string => {
  const time = new Date(epochSeconds * 1_000)
  return Number.isNaN(time.getTime())
    ? 'a time too far away to be written'
    : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

function formatPeriod(period: number): string {
  const [unit, length] = units.find(([, seconds]) => period % seconds === 0) ?? ['second', 1]
  const count = period / length
  return count === 1 ? unit : `${count} ${unit}s`
}
