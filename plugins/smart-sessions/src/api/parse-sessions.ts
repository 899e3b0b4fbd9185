import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { plainText } from '@latchkey/session/untrusted-text'
import type { SmartSession } from '../contract'
import { hexSchema, sessionIdSchema } from './read'

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
