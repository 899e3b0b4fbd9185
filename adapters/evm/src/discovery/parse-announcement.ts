import { parseWalletIcon, parseWalletName } from '@latchkey/session/adapter-kit'
import { isWalletProvider, type WalletProvider } from '../connector/wallet-provider'

/** R6. */
const MAX_RDNS_LENGTH = 253

/** Version 4. */
const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const rdnsPattern = /^[a-z\d_](?:[\w-]*\w)?(?:\.[a-z\d_](?:[\w-]*\w)?)+$/i

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
    name: parseWalletName(readPart(input, 'name')),
    rdns: parseText(input, 'rdns', (text) =>
      text.length <= MAX_RDNS_LENGTH && rdnsPattern.test(text) ? text.toLowerCase() : undefined,
    ),
    provider: parseProvider(readPart(input, 'provider')),
  }
  const { uuid, name, rdns, provider } = parts
  if (uuid === undefined || name === undefined || rdns === undefined || provider === undefined)
    return { refused: Object.entries(parts).flatMap(([part, value]) => (value === undefined ? [part] : [])) }
  return { wallet: { uuid, name, icon: parseWalletIcon(readPart(input, 'icon')), rdns, provider } }
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

function parseProvider(value: unknown): WalletProvider | undefined {
  return isWalletProvider(value) ? value : undefined
}
