import type { SupplyOf } from '@latchkey/session/requests'
import type { Hex } from 'viem'
import type { Fact } from '../approval/approval-card'
import type { Say } from '../copy/say'
import { describeTokenCall } from './describe-token-call'
import { formatNativeAmount } from './transaction'

export interface CallDescription {
  readonly title: string
  readonly warnings?: readonly string[]
  readonly facts: readonly Fact[]
  /** The complete call data, whether or not it could be decoded. */
  readonly callData: readonly Fact[]
}

/** Function and two arguments. The rest is shown on demand. */
const MAX_DATA_CHARACTERS = 138

/** Describes a call for the user. Known methods are decoded; the complete call data is included in any case. */
export function describeCall(
  { to, value, data }: { readonly to: Hex | undefined; readonly value: bigint; readonly data: Hex },
  chainId: number,
  say: Say,
  supplyOf: SupplyOf,
): CallDescription {
  const callData: readonly Fact[] =
    data === '0x'
      ? []
      : [{ label: say('fact.data'), value: data, isCode: true, cutAfter: MAX_DATA_CHARACTERS }]
  const amount: Fact = { label: say('fact.amount'), value: formatNativeAmount(value, chainId, say) }
  if (to === undefined)
    return {
      title: say('call.create'),
      warnings: [say('call.unknown')],
      facts: [{ label: say('fact.to'), value: say('call.new-contract') }, amount],
      callData,
    }
  const decoded = data === '0x' ? undefined : describeTokenCall(to, data, say, supplyOf)
  const paid = decoded && value === 0n ? [] : [amount]
  if (decoded) return { ...decoded, facts: [...decoded.facts, ...paid], callData }
  const recipient: Fact = { label: say('fact.to'), value: to, isCode: true }
  if (data === '0x') return { title: say('call.send'), facts: [recipient, amount], callData }
  return {
    title: say('call.send'),
    warnings: [say('call.unknown')],
    facts: [{ ...recipient, label: say('fact.contract'), isMain: true }, amount],
    callData,
  }
}
