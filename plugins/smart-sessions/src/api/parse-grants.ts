import * as v from 'valibot'
import type { GrantedPermissions } from '../contract'
import { evmNetworkIdSchema, hexSchema, sessionIdSchema } from './read'

/** Limit of grants; the oldest is dropped. */
export const MAX_GRANTS = 20
/** Longer values were not written by this plugin. */
const MAX_LENGTH = 262_144

const accountMetaSchema = v.object({ factory: hexSchema, factoryData: hexSchema })
const grantSchema = v.object({
  id: sessionIdSchema,
  networkId: evmNetworkIdSchema,
  address: hexSchema,
  chainId: hexSchema,
  expiry: v.number(),
  signer: v.optional(v.unknown()),
  permissions: v.array(v.unknown()),
  policies: v.optional(v.array(v.unknown())),
  context: hexSchema,
  accountMeta: v.fallback(v.optional(accountMetaSchema), undefined),
})

/**
 * Parses the grants of an earlier visit without malformed entries, because any script can write to the
 * storage.
 */
export function parseGrants(text: string): readonly GrantedPermissions[] {
  if (text.length > MAX_LENGTH) return []
  const list = parseJson(text)
  return Array.isArray(list) ? list.slice(0, MAX_GRANTS).flatMap((one) => parseGrant(one) ?? []) : []
}

function parseGrant(value: unknown): GrantedPermissions | undefined {
  const { success, output } = v.safeParse(grantSchema, value)
  if (!success) return undefined
  const { accountMeta, policies, signer, ...grant } = output
  return { ...grant, signer, ...(policies && { policies }), ...(accountMeta && { accountMeta }) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
