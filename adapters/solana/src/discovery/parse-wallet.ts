import { parseWalletIcon, parseWalletName } from '@latchkey/session/adapter-kit'
import { featureOf, type PageWallet, readChains } from '../connector/read-accounts'
import { readPart } from '../read-part'

export interface ListedWallet {
  readonly name: string
  /** A wallet with an invalid picture is listed without it, because it can still be used. */
  readonly icon: string | undefined
  readonly wallet: PageWallet
}

/** Neither is set for a wallet of another chain, or for one that is reached over a relay. */
interface Parsed {
  readonly wallet?: ListedWallet
  /** The names of the parts that are wrong. */
  readonly refused?: readonly string[]
}

const VERSION = '1.0.0'
/** Libraries also register a relay wallet, which has a separate connector. */
const PAIRED = 'WalletConnect'

/**
 * Validates a wallet of the Wallet Standard without a schema library, because the list of wallets needs this code
 * first.
 */
export function parseWallet(input: unknown): Parsed {
  if (readChains(readPart(input, 'chains')).length === 0) return {}
  const name = parseWalletName(readPart(input, 'name'))
  if (name === PAIRED) return {}
  const parts = {
    version: readPart(input, 'version') === VERSION,
    name: name !== undefined,
    'standard:connect': featureOf(input, 'standard:connect') !== undefined,
  }
  const refused = Object.entries(parts).flatMap(([part, isRight]) => (isRight ? [] : [part]))
  if (name === undefined || refused.length > 0 || !isWallet(input)) return { refused }
  return { wallet: { name, icon: parseWalletIcon(readPart(input, 'icon')), wallet: input } }
}

/** Only after the checks above. Each property is still read safely later. */
function isWallet(input: unknown): input is PageWallet {
  return typeof input === 'object' && input !== null
}
