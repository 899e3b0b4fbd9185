import type { NetworkId } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { EntryFault } from './errors'
import { parseAppLink, parsePageLink } from './parse-wallet-link'
import type { WalletEntry } from './wallet-entry'

const MAX_NAME_LENGTH = 64
const MAX_RDNS_LENGTH = 253
const MAX_CHAINS = 500
const MAX_INJECTED = 20

/** Control, formatting, bidirectional and unassigned characters: a name is one line of plain text. */
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu

/** A key of maps and part of addresses: plain, and no name that every object has (`constructor`). */
const idSchema = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,128}$/),
  v.check((id) => !(id in {})),
)
const nameSchema = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform((name) => name.replace(invisible, '').trim()),
  v.minLength(1),
  v.maxLength(MAX_NAME_LENGTH),
)
const rdnsSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_RDNS_LENGTH),
  v.regex(/^[a-z\d_](?:[\w-]*\w)?(?:\.[a-z\d_](?:[\w-]*\w)?)+$/i),
  v.toLowerCase(),
)
const chainSchema = v.custom<NetworkId>(
  (chain) => typeof chain === 'string' && /^[-a-z\d]{3,8}:[-\w]{1,32}$/.test(chain),
)
const injectedSchema = v.pipe(
  v.object({ namespace: idSchema, injected_id: idSchema }),
  v.transform(({ namespace, injected_id: id }) => ({ namespace, id })),
)

/** Keeps what fits. */
function listOf<Item extends v.GenericSchema>(item: Item, limit: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((all): readonly v.InferOutput<Item>[] =>
      all.slice(0, limit).flatMap((one) => {
        const parsed = v.safeParse(item, one)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )
}

function link(parse: (input: string) => string | undefined) {
  return v.exactOptional(
    v.pipe(
      v.string(),
      v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
        const parsed = parse(dataset.value)
        if (parsed !== undefined) return parsed
        addIssue({ message: 'opens nothing' })
        return NEVER
      }),
    ),
  )
}

const walletSchema = v.object({
  id: idSchema,
  name: nameSchema,
  imageId: v.exactOptional(idSchema),
  rdns: v.exactOptional(rdnsSchema),
  chains: v.exactOptional(listOf(chainSchema, MAX_CHAINS)),
  injected: v.exactOptional(listOf(injectedSchema, MAX_INJECTED)),
  homepage: link(parsePageLink),
  mobileLink: link(parseAppLink),
  universalLink: link(parsePageLink),
  desktopLink: link(parseAppLink),
  webappLink: link(parsePageLink),
  appStore: link(parseAppLink),
  playStore: link(parseAppLink),
  chromeStore: link(parsePageLink),
})

/** Our names, and those of the directory. */
const fieldNames: Readonly<Record<keyof typeof walletSchema.entries, string>> = {
  id: 'id',
  name: 'name',
  imageId: 'image_id',
  rdns: 'rdns',
  chains: 'chains',
  injected: 'injected',
  homepage: 'homepage',
  mobileLink: 'mobile_link',
  universalLink: 'link_mode',
  desktopLink: 'desktop_link',
  webappLink: 'webapp_link',
  appStore: 'app_store',
  playStore: 'play_store',
  chromeStore: 'chrome_store',
}

export interface ParsedWallet {
  /** Missing where nothing of the entry can be used. */
  readonly wallet?: WalletEntry
  readonly faults: readonly EntryFault[]
}

/** One entry of the directory. A field that is wrong is left out; without id or name there is no wallet. */
export function parseWallet(input: unknown, place: number): ParsedWallet {
  const raw = v.safeParse(v.record(v.string(), v.unknown()), input)
  if (!raw.success) return { faults: [{ wallet: `${place}`, field: 'entry' }] }
  const given = Object.entries(fieldNames).flatMap(([ours, theirs]) => {
    const value = raw.output[theirs]
    return value === undefined || value === null || value === '' ? [] : [[ours, value] as const]
  })
  const first = v.safeParse(walletSchema, Object.fromEntries(given))
  const wrong = new Set(first.issues?.map(({ path }) => path?.[0].key))
  const parsed = wrong.size === 0 ? first : v.safeParse(walletSchema, withoutFields(given, wrong))
  const id = v.safeParse(idSchema, raw.output['id'])
  const wallet = id.success ? id.output : `${place}`
  const faults = Object.entries(fieldNames).flatMap(([ours, field]) =>
    wrong.has(ours) ? { wallet, field } : [],
  )
  if (!parsed.success) return { faults }
  const isCertified = raw.output['badge_type'] === 'certified'
  return { wallet: { ...parsed.output, ...(isCertified ? { certified: true } : {}) }, faults }
}

function withoutFields(given: readonly (readonly [string, unknown])[], wrong: ReadonlySet<unknown>): object {
  return Object.fromEntries(given.filter(([name]) => !wrong.has(name)))
}
