import { isWebUrl } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { NetworkId } from '@latchkey/session/contract'
import { parseWalletName } from '@latchkey/session/schema'
import type { WalletEntry } from './contract'
import { DirectoryResponseError, type EntryFault } from './request-errors'

const MAX_COUNT = 100_000

export interface ParsedPage {
  readonly wallets: readonly WalletEntry[]
  readonly count: number
  readonly faults: readonly EntryFault[]
}

const isCount = (input: unknown): input is number =>
  Number.isSafeInteger(input) && Number(input) >= 0 && Number(input) <= MAX_COUNT

/** Parses a page entry by entry: an invalid entry is left out. @throws `DirectoryResponseError` */
export function parseWalletPage(body: unknown, limit: number): ParsedPage {
  const { data, count }: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  if (!Array.isArray(data)) throw new DirectoryResponseError('/getWallets')
  const entries = data.slice(0, limit).map(parseWallet)
  const byId = new Map<string, WalletEntry>()
  for (const { wallet } of entries) if (wallet && !byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return {
    wallets: [...byId.values()],
    count: Math.max(isCount(count) ? count : 0, byId.size),
    faults: entries.flatMap(({ faults }) => faults),
  }
}

// Validated without a schema library, which would be the largest part of the wallet list's code.

const MAX_ID_LENGTH = 128
const MAX_RAW_NAME_LENGTH = 1_000
const MAX_RDNS_LENGTH = 253
const MAX_CHAINS = 500
const MAX_INJECTED = 20

const rdnsPattern = /^[a-z\d_](?:[\w-]*\w)?(?:\.[a-z\d_](?:[\w-]*\w)?)+$/i

type InjectedId = NonNullable<WalletEntry['injected']>[number]

/** `undefined` for an invalid value. */
type Read<Value> = (input: unknown) => Value | undefined

const textUpTo = (input: unknown, limit: number): string | undefined =>
  typeof input === 'string' && input.length <= limit ? input : undefined

/** An own field of an object; never an inherited one. */
function fieldOf(input: object, field: string): unknown {
  return Object.hasOwn(input, field) ? Reflect.get(input, field) : undefined
}

/**
 * Parses an id. Ids are object keys and parts of URLs, so they have only plain characters and are no property
 * name of `Object.prototype`.
 */
const readId: Read<string> = (input) => {
  const id = textUpTo(input, MAX_ID_LENGTH)
  return id !== undefined && /^[\w.:-]+$/.test(id) && !(id in {}) ? id : undefined
}

const readName: Read<string> = (input) => parseWalletName(textUpTo(input, MAX_RAW_NAME_LENGTH))

const readRdns: Read<string> = (input) => {
  const rdns = textUpTo(input, MAX_RDNS_LENGTH)
  return rdns !== undefined && rdnsPattern.test(rdns) ? rdns.toLowerCase() : undefined
}

/** As session's `isNetworkId`, which would bring a file of its own into the first list. */
const isChain = (input: unknown): input is NetworkId =>
  typeof input === 'string' && /^[-a-z\d]{3,8}:[-\w]{1,32}$/.test(input)

const readInjected: Read<InjectedId> = (input) => {
  if (typeof input !== 'object' || input === null) return undefined
  const namespace = readId(fieldOf(input, 'namespace'))
  const id = readId(fieldOf(input, 'injected_id'))
  return namespace === undefined || id === undefined ? undefined : { namespace, id }
}

/** Parses a list and keeps its valid items. */
const listOf =
  <Item extends string | object>(read: Read<Item>, limit: number): Read<readonly Item[]> =>
  (input) =>
    Array.isArray(input) ? input.slice(0, limit).flatMap((one: unknown) => read(one) ?? []) : undefined

const linkOf =
  (parse: (text: string) => string | undefined): Read<string> =>
  (input) =>
    typeof input === 'string' ? parse(input) : undefined

/** Our field names, each with the directory's name and a parser. */
const readers: {
  readonly [Field in Exclude<keyof WalletEntry, 'certified' | 'iconUrl'>]-?: readonly [
    theirs: string,
    read: Read<WalletEntry[Field]>,
  ]
} = {
  id: ['id', readId],
  name: ['name', readName],
  imageId: ['image_id', readId],
  rdns: ['rdns', readRdns],
  chains: ['chains', listOf((input) => (isChain(input) ? input : undefined), MAX_CHAINS)],
  injected: ['injected', listOf(readInjected, MAX_INJECTED)],
  homepage: ['homepage', linkOf(parsePageLink)],
  mobileLink: ['mobile_link', linkOf(parseAppLink)],
  universalLink: ['link_mode', linkOf(parsePageLink)],
  desktopLink: ['desktop_link', linkOf(parseAppLink)],
  webappLink: ['webapp_link', linkOf(parsePageLink)],
  appStore: ['app_store', linkOf(parseAppLink)],
  playStore: ['play_store', linkOf(parseAppLink)],
  chromeStore: ['chrome_store', linkOf(parsePageLink)],
}

export interface ParsedWallet {
  /** Returns `undefined` for the entry if the whole entry is invalid. */
  readonly wallet?: WalletEntry
  readonly faults: readonly EntryFault[]
}

/** Parses one entry of the directory. An invalid field is left out; without id or name there is no wallet. */
export function parseWallet(input: unknown, index: number): ParsedWallet {
  if (typeof input !== 'object' || input === null) return { faults: [{ wallet: `${index}`, field: 'entry' }] }
  const entry: Partial<WalletEntry> = {}
  const wrong: string[] = []
  for (const [ours, [theirs, read]] of Object.entries(readers)) {
    const given = fieldOf(input, theirs)
    const isGiven = given !== undefined && given !== null && given !== ''
    const value = isGiven ? read(given) : undefined
    if (value !== undefined) Object.assign(entry, { [ours]: value })
    else if (isGiven || ours === 'id' || ours === 'name') wrong.push(theirs)
  }
  const { id, name } = entry
  const faults = wrong.map((field) => ({ wallet: id ?? `${index}`, field }))
  if (id === undefined || name === undefined) return { faults }
  const isCertified = fieldOf(input, 'badge_type') === 'certified'
  return { wallet: { ...entry, id, name, ...(isCertified ? { certified: true } : {}) }, faults }
}

const MAX_LINK_LENGTH = 2_000

/** A scheme alone: `metamask`, `metamask:`, `metamask://`. */
const bareScheme = /^([a-z][a-z\d+.-]+):?\/{0,2}$/i

/** Parses the URL of a web page. `undefined` for an invalid URL, or one that disguises its host. */
export function parsePageLink(input: string): string | undefined {
  return isWebUrl(input) ? parseAppLink(input) : undefined
}

/**
 * Parses the URL of a web page or an app's scheme, completing a bare one: `metamask` becomes `metamask://`.
 */
export function parseAppLink(input: string): string | undefined {
  if (input.length > MAX_LINK_LENGTH || /[\p{Cc}\p{Cf}\s]/u.test(input)) return undefined
  const [, scheme] = bareScheme.exec(input) ?? []
  const complete = scheme === undefined ? input : `${scheme.toLowerCase()}://`
  const url = parseSafeUrl(complete)
  // `https://wallet.example@evil.example`
  return url && url.username === '' && url.password === '' ? complete : undefined
}
