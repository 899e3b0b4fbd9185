import { addressKey } from '@latchkey/session/caip'
import type { ConnectorTraits } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import {
  accountSchema,
  approvedNetworkIdsSchema,
  caip2NetworkIdSchema,
  networkIdsByNamespaceSchema,
} from '@latchkey/session/schema'
import { ClauseError, demand, show } from './clause'

const resultSchema = v.object({
  accounts: v.pipe(v.array(accountSchema), v.minLength(1, 'has no account')),
  networkIds: networkIdsByNamespaceSchema,
})

/** Throws a `ClauseError` unless the value is a valid `ConnectionResult` for the connector's namespaces. */
export function demandResult(what: string, answer: unknown, traits: ConnectorTraits): void {
  const { success, output, issues } = v.safeParse(resultSchema, answer)
  if (!success) throw new ClauseError(`${what}: ${describeIssues(issues)} in ${show(answer)}`)
  for (const { namespace, address } of output.accounts) {
    demand(traits.namespaces.includes(namespace), `${what}: account ${address} is of no namespace it serves`)
    demand(output.networkIds[namespace] !== undefined, `${what}: names no network for ${namespace}`)
  }
  const keys = output.accounts.map(
    ({ namespace, address }) => `${namespace}:${addressKey(namespace, address)}`,
  )
  demand(new Set(keys).size === keys.length, `${what}: names an account twice`)
}

/**
 * Throws a `ClauseError` if the result lists approved networks of another namespace, or if the wallet's network is not one
 * of them.
 */
export function demandApproved(what: string, answer: unknown): void {
  const schema = v.object({
    networkIds: networkIdsByNamespaceSchema,
    approvedNetworkIds: v.optional(approvedNetworkIdsSchema, {}),
  })
  const { success, output, issues } = v.safeParse(schema, answer)
  if (!success) throw new ClauseError(`${what}: ${describeIssues(issues)} in ${show(answer)}`)
  for (const [namespace, ids] of Object.entries(output.approvedNetworkIds)) {
    const isItsOwn = ids.every((id) => id.startsWith(`${namespace}:`))
    demand(isItsOwn, `${what}: approves networks of another namespace than ${namespace}`)
    const current = output.networkIds[namespace]
    demand(
      current !== undefined && ids.includes(current),
      `${what}: is on ${current}, which it does not approve`,
    )
  }
}

export function demandAccounts(what: string, answer: unknown): void {
  const { success, issues } = v.safeParse(v.array(accountSchema), answer)
  if (!success) throw new ClauseError(`${what}: ${describeIssues(issues)} in ${show(answer)}`)
}

export function demandNetworkId(what: string, answer: unknown): void {
  demand(v.is(caip2NetworkIdSchema, answer), `${what}: ${show(answer)} is no CAIP-2 id such as eip155:1`)
}

const describeIssues = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`).join('; ')
