import * as v from '@latchkey/session/schema'
import type { GrantedPermissions } from '../contract'
import { evmNetworkIdSchema, hexSchema, sessionIdSchema } from './read'

/** What a wallet was asked to grant, and may have granted. */
export type UnansweredGrant = Pick<GrantedPermissions, 'id' | 'networkId' | 'address' | 'expiry'>

/** Limit of grants; the oldest is dropped. */
export const MAX_GRANTS = 20
/** Longer values were not written by this plugin. */
const MAX_LENGTH = 262_144

const accountMetaSchema = v.object({ factory: hexSchema, factoryData: hexSchema })
const unansweredSchema = v.object({
  id: sessionIdSchema,
  networkId: evmNetworkIdSchema,
  address: hexSchema,
  expiry: v.number(),
})
const grantSchema = v.object({
  ...unansweredSchema.entries,
  chainId: hexSchema,
  signer: v.optional(v.unknown()),
  permissions: v.array(v.unknown()),
  policies: v.optional(v.array(v.unknown())),
  context: hexSchema,
  accountMeta: v.fallback(v.optional(accountMetaSchema), undefined),
})

/**
 * Parses what an earlier visit has kept, without malformed entries, because any script can write to the storage.
 */
function parseKept<Kept>(text: string, parse: (value: unknown) => Kept | undefined): readonly Kept[] {
  if (text.length > MAX_LENGTH) return []
  const list = parseJson(text)
  return Array.isArray(list) ? list.slice(0, MAX_GRANTS).flatMap((one) => parse(one) ?? []) : []
}

/** Parses grants that the service could not record yet. */
export const parseGrants = (text: string): readonly GrantedPermissions[] => parseKept(text, parseGrant)

/** Parses requests for which no wallet has answered. */
export const parseUnanswered = (text: string): readonly UnansweredGrant[] =>
  parseKept(text, (value) => {
    const { success, output } = v.safeParse(unansweredSchema, value)
    return success ? output : undefined
  })

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
