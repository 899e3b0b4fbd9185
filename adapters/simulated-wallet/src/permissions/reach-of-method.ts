import {
  limitedToken,
  type MethodReach,
  methodReach,
  type SupplyOf,
  type TokenMethod,
  tokenMethods,
  type WordCondition,
} from '@latchkey/session/requests'
import { zeroAddress } from 'viem'
import type { AllowedMethod, Session } from './session-context'

/** By their number in the contract. */
const operators: readonly WordCondition['operator'][] = ['equal', 'greater', 'less']

/**
 * How much keys can take with a method that was granted, by its selector. `undefined` if it is no known method of tokens or
 * NFTs.
 * @param supplyOf what exists of the tokens of `tokensOfGrant`, where that is known: a limit of all of it is none
 */
export function reachOfMethod(method: AllowedMethod, supplyOf?: SupplyOf): MethodReach | undefined {
  const known = knownMethod(method)
  if (!known) return undefined
  const token = limitedTokenOf(method)
  return methodReach(known, wordConditions(method), token === undefined ? undefined : supplyOf?.(token))
}

/** The tokens whose amounts a grant limits: what exists of them says whether that is a limit. */
export const tokensOfGrant = ({
  methods,
  allowances,
}: Pick<Session, 'methods' | 'allowances'>): readonly string[] => [
  ...allowances.flatMap(({ token }) => (token === zeroAddress ? [] : [token])),
  ...methods.flatMap((method) => limitedTokenOf(method) ?? []),
]

const knownMethod = ({ selector }: AllowedMethod): TokenMethod | undefined =>
  tokenMethods.get(selector.toLowerCase())

function limitedTokenOf(method: AllowedMethod): string | undefined {
  const known = knownMethod(method)
  return known && limitedToken(known, method.target, wordConditions(method))
}

const wordConditions = ({ conditions }: AllowedMethod): readonly WordCondition[] =>
  conditions.map(({ position, operator, value }) => ({
    word: Number(position),
    // An unknown one limits nothing.
    operator: operators[Number(operator)] ?? 'greater',
    value,
  }))
