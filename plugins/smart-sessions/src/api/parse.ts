import { isHex } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { plainText } from '@latchkey/session/schema'
import type { GrantedPermissions, SmartSession } from '../contract'

type Hex = `0x${string}`

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const hasHexDigits = (value: unknown): value is Hex => isHex(value, 1, Number.POSITIVE_INFINITY)

/** A hexadecimal string of at least one digit. */
export const hexSchema = v.custom<Hex>(hasHexDigits)

export const evmNetworkIdSchema = v.custom<NetworkId>(
  (value) => typeof value === 'string' && /^eip155:\d{1,20}$/.test(value),
)

/** The id of a session. */
export const sessionIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

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

const laterSchema = v.object({ version: v.number() })

/** Whether a stored value has a version: this format, the first one, is a list without. */
export const isOfLaterFormat = (text: string): boolean =>
  text.length <= MAX_LENGTH && v.is(laterSchema, parseJson(text))

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

/** Limit of shown sessions. */
const MAX_SESSIONS = 200
const MAX_PERMISSIONS = 50
const MAX_NAME_LENGTH = 60
/** Later times cannot be represented as a date. */
const MAX_SECONDS = 8_640_000_000_000

/** Epoch seconds. */
const timeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SECONDS))
const sessionSchema = v.object({
  pci: sessionIdSchema,
  project: v.fallback(v.object({ name: v.string() }), { name: '' }),
  // Without the upper limit, so that a session that never ends is listed.
  expiry: v.pipe(v.number(), v.minValue(0)),
  createdAt: v.fallback(timeSchema, 0),
  revokedAt: v.fallback(v.optional(timeSchema), undefined),
  permissions: v.array(v.unknown()),
  context: hexSchema,
  signer: v.optional(v.unknown()),
})
const listSchema = v.object({ pcis: v.array(v.unknown()) }, 'This is no list of sessions')

/**
 * Parses a response to sessions, newest first, without malformed entries. Throws for anything but a list. `signer` and the
 * entries of `permissions` are not checked further: code that reads them has to accept any value.
 */
export function parseSessions(
  answer: unknown,
  account: { readonly networkId: NetworkId; readonly address: string },
): readonly SmartSession[] {
  const { pcis } = v.parse(listSchema, answer)
  const sessions = pcis.flatMap((one) => parseSession(one, account) ?? [])
  const unique = new Map(sessions.map((one) => [one.id, one]))
  return [...unique.values()].sort((a, b) => b.createdAtMs - a.createdAtMs).slice(0, MAX_SESSIONS)
}

function parseSession(
  value: unknown,
  account: { readonly networkId: NetworkId; readonly address: string },
): SmartSession | undefined {
  const { success, output } = v.safeParse(sessionSchema, value)
  if (!success) return undefined
  const { pci, project, createdAt, revokedAt, permissions, signer, ...session } = output
  return {
    ...account,
    ...session,
    signer,
    id: pci,
    site: plainText(project.name, MAX_NAME_LENGTH),
    createdAtMs: createdAt * 1_000,
    permissions: permissions.slice(0, MAX_PERMISSIONS),
    ...(revokedAt !== undefined && { revokedAtMs: revokedAt * 1_000 }),
  }
}
