import type { ExplainedCondition, ExplainedPermission } from '@latchkey/session/contract'
import {
  isReadable,
  type MethodReach,
  methodReach,
  type TokenMethod,
  tokenMethods,
  type WordCondition,
} from '@latchkey/session/requests'

type MethodPermission = Extract<ExplainedPermission, { readonly type: 'method' }>

/**
 * How much keys can take with a method, by its selector and not by the name that the request gives it. `undefined` if it is
 * no known method of tokens or NFTs. Without a selector the worst that the name may mean counts.
 */
export function reachOf(permission: MethodPermission): MethodReach | undefined {
  const { selector, method, conditions } = permission
  const known = selector === undefined ? undefined : tokenMethods.get(selector)
  if (selector === undefined) return isTokenMethod(method) ? 'everything' : undefined
  return (
    known &&
    methodReach(
      known,
      conditions.flatMap((one) => readCondition(one) ?? []),
      knownSupply(permission),
    )
  )
}

/** `undefined` where it is not known. */
export const knownSupply = ({ supply }: { readonly supply?: string }): bigint | undefined =>
  supply === undefined ? undefined : BigInt(supply)

/** `undefined` if it is not certain what the wallet compares, or the condition cannot be read. */
export function readCondition({
  position,
  operator,
  value,
  isUncertain,
}: ExplainedCondition): WordCondition | undefined {
  if (isUncertain === true || !/^\d+$/.test(value)) return undefined
  const condition = { word: position - 1, operator, value: BigInt(value) }
  return isReadable(condition) ? condition : undefined
}

/** Whether the argument at a position, counted from 1, is who receives or is allowed. */
export const isRecipient = ({ selector = '' }: MethodPermission, position: number): boolean =>
  tokenMethods.get(selector)?.recipient === position - 1

const nameOf = ({ signature }: TokenMethod): string => signature.replace(/\(.*/, '')

function isTokenMethod(method: string): boolean {
  const name = method.trim().replace(/\(.*/, '')
  return Array.from(tokenMethods.values(), nameOf).includes(name)
}
