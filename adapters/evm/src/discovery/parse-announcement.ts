import { isWalletProvider, type WalletProvider } from '../connector/wallet-provider'

/** R6. */
const MAX_NAME_LENGTH = 64
const MAX_ICON_LENGTH = 128_000
const MAX_RDNS_LENGTH = 253

/** Control and formatting characters, bidirectional ones included: a name is one line of plain text. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Version 4. */
const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const rdnsPattern = /^[a-z\d_](?:[\w-]*\w)?(?:\.[a-z\d_](?:[\w-]*\w)?)+$/i
/** Only pictures that carry their own data; anybody else would learn of the visit. */
const iconPattern = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i

export interface AnnouncedWallet {
  readonly uuid: string
  readonly name: string
  /** A wallet with a bad picture can still be used: it is listed without. */
  readonly icon: string | undefined
  readonly rdns: string
  readonly provider: WalletProvider
}

type Parsed = { readonly wallet: AnnouncedWallet } | { readonly refused: readonly string[] }

/**
 * EIP-6963, checked; the names of the parts that are wrong otherwise. By hand, the one place without a schema
 * library: the list of wallets stands behind it, and the library weighs more than the list.
 */
export function parseAnnouncement(input: unknown): Parsed {
  const parts = {
    uuid: parseText(input, 'uuid', (text) => (uuidPattern.test(text) ? text.toLowerCase() : undefined)),
    name: parseText(input, 'name', parseName),
    rdns: parseText(input, 'rdns', (text) =>
      text.length <= MAX_RDNS_LENGTH && rdnsPattern.test(text) ? text.toLowerCase() : undefined,
    ),
    provider: parseProvider(readPart(input, 'provider')),
  }
  const { uuid, name, rdns, provider } = parts
  if (uuid === undefined || name === undefined || rdns === undefined || provider === undefined)
    return { refused: Object.entries(parts).flatMap(([part, value]) => (value === undefined ? [part] : [])) }
  return { wallet: { uuid, name, icon: parseText(input, 'icon', parseIcon), rdns, provider } }
}

/** What was announced is a plain copy by now, but may be anything. */
function readPart(input: unknown, part: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, part) : undefined
}

function parseText(
  input: unknown,
  part: string,
  parse: (text: string) => string | undefined,
): string | undefined {
  const value = readPart(input, part)
  return typeof value === 'string' ? parse(value) : undefined
}

function parseName(text: string): string | undefined {
  const name = text.replace(invisible, '').trim()
  return name.length > 0 && name.length <= MAX_NAME_LENGTH ? name : undefined
}

function parseIcon(text: string): string | undefined {
  const icon = text.trim()
  return icon.length <= MAX_ICON_LENGTH && iconPattern.test(icon) ? icon : undefined
}

function parseProvider(value: unknown): WalletProvider | undefined {
  return isWalletProvider(value) ? value : undefined
}
