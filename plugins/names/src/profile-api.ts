import { cloudContract } from '@latchkey/cloud/contract'
import { isHex } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import { plainText } from '@latchkey/session/schema'
import type { NamesContext } from './contract'

/** The body of a registration request. */
export interface Registration {
  readonly coin_type: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/**
 * The requests to the name service, none of which is repeated. They reject with the errors of
 * `blockchainApi`.
 */
export interface ProfileApi {
  find(name: string, network: NetworkId, signal: AbortSignal): Promise<Profile | undefined>
  ofAddress(address: string, network: NetworkId, signal: AbortSignal): Promise<readonly Profile[]>
  /** Suggestions for the part of a name before its zone. */
  suggestions(text: string, network: NetworkId, signal: AbortSignal): Promise<readonly Suggestion[]>
  register(registration: Registration, network: NetworkId, signal: AbortSignal): Promise<Profile | undefined>
}

export function createProfileApi(ctx: NamesContext): ProfileApi {
  const { blockchainApi } = ctx.use(cloudContract)
  const part = encodeURIComponent
  const apiVersion = '2'
  return {
    find: (name, networkId, signal) =>
      blockchainApi({
        path: `/v1/profile/account/${part(name)}`,
        query: { apiVersion },
        networkId,
        parse: parseProfile,
        signal,
      }),
    ofAddress: (address, networkId, signal) =>
      blockchainApi({
        path: `/v1/profile/reverse/${part(address)}`,
        query: { sender: address, apiVersion },
        networkId,
        parse: parseProfiles,
        signal,
      }),
    suggestions: (text, networkId, signal) =>
      blockchainApi({
        path: `/v1/profile/suggestions/${part(text)}`,
        query: { zone: ctx.state.get().zone },
        networkId,
        parse: parseSuggestions,
        signal,
      }),
    register: (body, networkId, signal) =>
      blockchainApi({ path: '/v1/profile/account', body, networkId, parse: parseProfile, signal }),
  }
}

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
function parseProfile(answer: unknown): Profile | undefined {
  if (Array.isArray(answer) && answer.length === 0) return undefined
  const profile = profileOf(answer)
  if (!profile) throw new TypeError('This is no profile')
  return profile
}

/** Parses a list, without its malformed entries. Throws for anything but a list. */
function parseProfiles(answer: unknown): readonly Profile[] {
  if (!Array.isArray(answer)) throw new TypeError('This is no list of profiles')
  return answer.slice(0, MAX_NAMES).flatMap((one) => profileOf(one) ?? [])
}

/** Parses suggestions: first the name itself, then others. Malformed entries are left out. */
function parseSuggestions(answer: unknown): readonly Suggestion[] {
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

const MAX_LENGTH = 200

export interface Refusal {
  readonly field: string
  readonly description: string
}

/** The reason in a failed response: `{ reasons: [{ field, description }] }`. */
export function readRefusal(error: unknown): Refusal | undefined {
  const body = member(error, 'body')
  const reasons = member(body, 'reasons')
  const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
  const description = member(first, 'description')
  if (typeof description !== 'string') return undefined
  const field = member(first, 'field')
  return { field: typeof field === 'string' ? field : '', description }
}

/** The reason in a form that is safe to display. */
export function readReason(error: unknown): string | undefined {
  return plainText(readRefusal(error)?.description ?? '', MAX_LENGTH) || undefined
}

/** Reads a member of an untrusted value. */
function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
