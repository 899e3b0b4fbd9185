import * as v from 'valibot'
import { isWalletProvider, type WalletProvider } from '../connector/wallet-provider'

/** R6. */
const MAX_NAME_LENGTH = 64
const MAX_ICON_LENGTH = 128_000

/** Control and formatting characters, bidirectional ones included: a name is one line of plain text. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

export const walletName = v.pipe(
  v.string(),
  v.transform((text) => text.replace(invisible, '').trim()),
  v.minLength(1),
  v.maxLength(MAX_NAME_LENGTH),
)

/** Only pictures that carry their own data; anybody else would learn of the visit. */
export const walletIcon = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_ICON_LENGTH),
  v.regex(/^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i),
)

const announcement = v.object({
  uuid: v.pipe(
    v.string(),
    v.regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i),
    v.toLowerCase(),
  ),
  name: walletName,
  /** A wallet with a bad picture can still be used: it is listed without. */
  icon: v.fallback(v.optional(walletIcon), undefined),
  rdns: v.pipe(
    v.string(),
    v.maxLength(253),
    v.regex(/^[a-z\d_](?:[\w-]*\w)?(?:\.[a-z\d_](?:[\w-]*\w)?)+$/i),
    v.toLowerCase(),
  ),
  provider: v.custom<WalletProvider>(isWalletProvider),
})

export type AnnouncedWallet = v.InferOutput<typeof announcement>

/** EIP-6963, checked; the names of the parts that are wrong otherwise. */
export function parseAnnouncement(
  input: unknown,
): { readonly wallet: AnnouncedWallet } | { readonly refused: readonly string[] } {
  const parsed = v.safeParse(announcement, input)
  if (parsed.success) return { wallet: parsed.output }
  return { refused: parsed.issues.map((issue) => v.getDotPath(issue) ?? '') }
}
