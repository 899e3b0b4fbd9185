import {
  type MethodReach,
  methodReach,
  tokenMethods,
  type WordCondition,
} from '@latchkey/session/token-methods'
import type { AllowedMethod } from './session-context'

/** By their number in the contract. */
const operators: readonly WordCondition['operator'][] = ['equal', 'greater', 'less']

/**
 * How much keys can take with a method that was granted, by its selector. `undefined` if it is no known method of tokens or
 * NFTs.
 */
export function reachOfMethod({ selector, conditions }: AllowedMethod): MethodReach | undefined {
  const known = tokenMethods.get(selector.toLowerCase())
  return (
    known &&
    methodReach(
      known,
      conditions.map(({ position, operator, value }) => ({
        word: Number(position),
        // An unknown one limits nothing.
        operator: operators[Number(operator)] ?? 'greater',
        value,
      })),
    )
  )
}
