import { isWebUrl } from '@latchkey/kernel'
import * as v from 'valibot'
import { parseWalletName } from '../adapter-kit/announced-text'
import type { WalletInfo } from '../contract/account'
import { safeGet } from '../rpc/parse-wallet-error'

/** It is kept in storage beside everything else; a picture that is larger has an address. */
const ICON_LENGTH_LIMIT = 10_000

const imageDataUri = /^data:image\//i

const nameSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const name = parseWalletName(dataset.value)
    if (name !== undefined) return name
    addIssue({ message: 'is not drawn' })
    return NEVER
  }),
)
const iconUrlSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(ICON_LENGTH_LIMIT),
  v.check((url) => imageDataUri.test(url) || isWebUrl(url)),
)
/** An rdns, a directory id, the host of an address: letters, digits and the marks of those. */
const identifierSchema = v.pipe(v.string(), v.maxLength(128), v.regex(/^[a-z\d][-.:_a-z\d]*$/i))
/** In the order of keys that is written. */
export const walletInfoSchema = v.object({
  name: nameSchema,
  iconUrl: v.exactOptional(iconUrlSchema),
  identifier: v.exactOptional(identifierSchema),
})

/** What a wallet says of itself, checked and copied. `undefined` without a name; a bad picture or identifier is left out. */
export function parseWalletInfo(answer: unknown): WalletInfo | undefined {
  const name = v.safeParse(nameSchema, safeGet(answer, 'name'))
  const iconUrl = v.safeParse(iconUrlSchema, safeGet(answer, 'iconUrl'))
  const identifier = v.safeParse(identifierSchema, safeGet(answer, 'identifier'))
  if (!name.success) return undefined
  return {
    name: name.output,
    ...(iconUrl.success ? { iconUrl: iconUrl.output } : {}),
    ...(identifier.success ? { identifier: identifier.output } : {}),
  }
}
