import type { NetworkId } from '@latchkey/session/contract'
import { plainText } from '@latchkey/session/wallet-text'
import type { SmartSession } from '../contract'
import { isHex, isRecord } from './read'

/** Limit of shown sessions. */
const MAX_SESSIONS = 200
const MAX_PERMISSIONS = 50
const MAX_NAME_LENGTH = 60

/**
 * Parses a response to sessions, newest first, without malformed entries. Throws for anything but a list. `signer` and the
 * entries of `permissions` are not checked further: code that reads them has to accept any value.
 */
export function parseSessions(
  answer: unknown,
  account: { readonly networkId: NetworkId; readonly address: string },
): readonly SmartSession[] {
  const list = isRecord(answer) ? answer['pcis'] : undefined
  if (!Array.isArray(list)) throw new TypeError('This is no list of sessions')
  const sessions = list.flatMap((one) => parseSession(one, account) ?? [])
  const unique = new Map(sessions.map((one) => [one.id, one]))
  return [...unique.values()].sort((a, b) => b.createdAtMs - a.createdAtMs).slice(0, MAX_SESSIONS)
}

function parseSession(
  value: unknown,
  account: { readonly networkId: NetworkId; readonly address: string },
): SmartSession | undefined {
  if (!isRecord(value)) return undefined
  const { pci, project, expiry, createdAt, permissions, context, signer, revokedAt } = value
  if (typeof pci !== 'string' || pci === '' || pci.length > 200) return undefined
  if (!isTime(expiry) || !Array.isArray(permissions) || !isHex(context)) return undefined
  const name = isRecord(project) && typeof project['name'] === 'string' ? project['name'] : ''
  return {
    ...account,
    id: pci,
    site: plainText(name, MAX_NAME_LENGTH),
    createdAtMs: isTime(createdAt) ? createdAt : 0,
    expiry,
    signer,
    permissions: permissions.slice(0, MAX_PERMISSIONS),
    context,
    ...(isTime(revokedAt) && { revokedAtMs: revokedAt }),
  }
}

/** Later times cannot be represented as a date. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 8_640_000_000_000_000
