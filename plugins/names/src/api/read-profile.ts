import { isHex } from '@latchkey/session/caip'
import { member } from './read-reason'

const MAX_NAMES = 100

/** A registered name with its addresses. */
export interface Profile {
  readonly name: string
  /** By coin type. */
  readonly addresses: ReadonlyMap<string, string>
}

/**
 * Parses one profile; `undefined` for an empty list, which means that nobody has the name. Throws for
 * anything else.
 */
export function parseProfile(answer: unknown): Profile | undefined {
  if (Array.isArray(answer) && answer.length === 0) return undefined
  const profile = profileOf(answer)
  if (!profile) throw new TypeError('This is no profile')
  return profile
}

/** Parses a list, without its malformed entries. Throws for anything but a list. */
export function parseProfiles(answer: unknown): readonly Profile[] {
  if (!Array.isArray(answer)) throw new TypeError('This is no list of profiles')
  return answer.slice(0, MAX_NAMES).flatMap((one) => profileOf(one) ?? [])
}

/** Parses suggestions: first the name itself, then others. Malformed entries are left out. */
export function parseSuggestions(answer: unknown): readonly Suggestion[] {
  const list = member(answer, 'suggestions')
  if (!Array.isArray(list)) throw new TypeError('These are no suggestions')
  return list.slice(0, MAX_NAMES).flatMap((one) => {
    const name = member(one, 'name')
    const registered = member(one, 'registered')
    return typeof name === 'string' && typeof registered === 'boolean' ? { name, registered } : []
  })
}

export interface Suggestion {
  readonly name: string
  readonly registered: boolean
}

function profileOf(value: unknown): Profile | undefined {
  const name = member(value, 'name')
  const addresses = member(value, 'addresses')
  if (typeof name !== 'string' || typeof addresses !== 'object' || addresses === null) return undefined
  const known = Object.entries(addresses).flatMap(([coinType, entry]) => {
    const address = member(entry, 'address')
    return isAddress(address) ? [[coinType, address] as const] : []
  })
  return { name, addresses: new Map(known) }
}

const isAddress = (value: unknown): value is string => isHex(value, 40)
