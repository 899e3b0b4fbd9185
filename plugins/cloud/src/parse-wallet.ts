import type { NetworkId } from '@latchkey/session/contract'
import type { EntryFault } from './directory-errors'
import { parseAppLink, parsePageLink } from './parse-wallet-link'
import type { WalletEntry } from './wallet-entry'

// Checked by hand, since the list of wallets stands behind it: a library for it would be the list's largest part.

const MAX_ID_LENGTH = 128
const MAX_RAW_NAME_LENGTH = 1_000
const MAX_NAME_LENGTH = 64
const MAX_RDNS_LENGTH = 253
const MAX_CHAINS = 500
const MAX_INJECTED = 20

/** Control, formatting, bidirectional and unassigned characters, and what is not drawn: a name is one line of plain text. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu
const rdnsPattern = /^[a-z\d_](?:[\w-]*\w)?(?:\.[a-z\d_](?:[\w-]*\w)?)+$/i

type InjectedId = NonNullable<WalletEntry['injected']>[number]

/** `undefined` for what is wrong. */
type Read<Value> = (input: unknown) => Value | undefined

const textUpTo = (input: unknown, limit: number): string | undefined =>
  typeof input === 'string' && input.length <= limit ? input : undefined

/** A field of its own of an object of any kind; nothing is inherited. */
function fieldOf(input: object, field: string): unknown {
  return Object.hasOwn(input, field) ? Reflect.get(input, field) : undefined
}

/** A key of maps and part of addresses: plain, and no name that every object has (`constructor`). */
const readId: Read<string> = (input) => {
  const id = textUpTo(input, MAX_ID_LENGTH)
  return id !== undefined && /^[\w.:-]+$/.test(id) && !(id in {}) ? id : undefined
}

const readName: Read<string> = (input) => {
  const name = textUpTo(input, MAX_RAW_NAME_LENGTH)?.replace(invisible, '').replace(/\s+/g, ' ').trim()
  return name && name.length <= MAX_NAME_LENGTH ? name : undefined
}

const readRdns: Read<string> = (input) => {
  const rdns = textUpTo(input, MAX_RDNS_LENGTH)
  return rdns !== undefined && rdnsPattern.test(rdns) ? rdns.toLowerCase() : undefined
}

const isChain = (input: unknown): input is NetworkId =>
  typeof input === 'string' && /^[-a-z\d]{3,8}:[-\w]{1,32}$/.test(input)

const readInjected: Read<InjectedId> = (input) => {
  if (typeof input !== 'object' || input === null) return undefined
  const namespace = readId(fieldOf(input, 'namespace'))
  const id = readId(fieldOf(input, 'injected_id'))
  return namespace === undefined || id === undefined ? undefined : { namespace, id }
}

/** Keeps what fits. */
const listOf =
  <Item extends string | object>(read: Read<Item>, limit: number): Read<readonly Item[]> =>
  (input) =>
    Array.isArray(input) ? input.slice(0, limit).flatMap((one: unknown) => read(one) ?? []) : undefined

const linkOf =
  (parse: (text: string) => string | undefined): Read<string> =>
  (input) =>
    typeof input === 'string' ? parse(input) : undefined

/** Our names, those of the directory, and what may stand there. */
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
  /** Missing where nothing of the entry can be used. */
  readonly wallet?: WalletEntry
  readonly faults: readonly EntryFault[]
}

/** One entry of the directory. A field that is wrong is left out; without id or name there is no wallet. */
export function parseWallet(input: unknown, place: number): ParsedWallet {
  if (typeof input !== 'object' || input === null) return { faults: [{ wallet: `${place}`, field: 'entry' }] }
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
  const faults = wrong.map((field) => ({ wallet: id ?? `${place}`, field }))
  if (id === undefined || name === undefined) return { faults }
  const isCertified = fieldOf(input, 'badge_type') === 'certified'
  return { wallet: { ...entry, id, name, ...(isCertified ? { certified: true } : {}) }, faults }
}
