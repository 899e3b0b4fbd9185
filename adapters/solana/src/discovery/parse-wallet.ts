import { parseWalletIcon, parseWalletName } from '@latchkey/session/adapter-kit'
import { featureOf, type PageWallet, readChains } from '../connector/read-accounts'
import { readPart } from '../read-part'

export interface ListedWallet {
  readonly name: string
  /** A wallet with a bad picture can still be used: it is listed without. */
  readonly icon: string | undefined
  readonly wallet: PageWallet
}

/** Without either: a wallet of another chain, or one that is reached otherwise. */
interface Parsed {
  readonly wallet?: ListedWallet
  /** The names of the parts that are wrong. */
  readonly refused?: readonly string[]
}

const VERSION = '1.0.0'
/** Libraries register what pairs over a relay; that has a connector of its own. */
const PAIRED = 'WalletConnect'

/** A wallet of the Wallet Standard, checked by hand: the list of wallets stands behind it. */
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

/** For what the parts above have been looked at; each is read with care again. */
function isWallet(input: unknown): input is PageWallet {
  return typeof input === 'object' && input !== null
}
