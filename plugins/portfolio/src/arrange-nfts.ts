import type { NetworkId, Nft } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { PictureRule } from './picture'

const MAX_NFTS = 5_000
const MAX_TEXT_LENGTH = 100

/** Control and formatting characters, bidirectional ones included: a name is one line of plain text. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const textSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(invisible, '').trim().slice(0, MAX_TEXT_LENGTH)),
)
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

const schema = v.object({
  networkId: v.string(),
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  tokenId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,78}$/))),
  name: textSchema,
  collection: optional(textSchema),
  imageUrl: v.optional(v.unknown()),
})

/** Of this network, each piece once, what cannot be read left out one by one. A host's list is looked at like a wallet's. */
export function arrangeNfts(given: unknown, networkId: NetworkId, isPicture: PictureRule): readonly Nft[] {
  const pieces = new Map<string, Nft>()
  for (const one of Array.isArray(given) ? given : []) {
    const parsed = v.safeParse(schema, one)
    if (!parsed.success || parsed.output.networkId !== networkId) continue
    const { address, tokenId, name, collection, imageUrl } = parsed.output
    const key = `${address} ${tokenId}`
    if (pieces.has(key)) continue
    pieces.set(key, {
      networkId,
      address,
      ...(tokenId === undefined ? {} : { tokenId }),
      name,
      ...(collection ? { collection } : {}),
      ...(isPicture(imageUrl) ? { imageUrl } : {}),
    })
    if (pieces.size === MAX_NFTS) break
  }
  return [...pieces.values()]
}
