import bs58 from 'bs58'
import type { SimulatedWalletOptions } from '../options'
import { InvalidWalletOptionError } from '../provider-error'
import type { SolanaAccount, SolanaAccounts } from './create-solana-side'
import { publicKeyOf } from './ed25519'
import { knownSolanaAccounts } from './known-accounts'
import type { StandardAccount } from './standard'

const SEED_LENGTH = 32

/** The accounts an option asks for. The published ones need no cryptography until they sign. */
export async function loadAccounts(
  given: NonNullable<SimulatedWalletOptions['solanaAccounts']>,
  abilities: Pick<StandardAccount, 'chains' | 'features'>,
): Promise<SolanaAccounts> {
  const make = (address: string, publicKey: Uint8Array, seed: Uint8Array): SolanaAccount => ({
    account: Object.freeze({ address, publicKey, ...abilities }),
    seed,
  })
  const accounts =
    typeof given === 'number'
      ? knownSolanaAccounts
          .slice(0, given)
          .map(({ address, seed }) => make(address, bs58.decode(address), bytesOf(seed)))
      : await Promise.all(
          given.map(async (secretKey) => {
            const seed = readSecretKey(secretKey)
            const publicKey = await publicKeyOf(seed)
            return make(bs58.encode(publicKey), publicKey, seed)
          }),
        )
  const [first, ...rest] = accounts
  if (!first) throw new InvalidWalletOptionError('solanaAccounts: a wallet needs at least one account.')
  return [first, ...rest]
}

function readSecretKey(secretKey: string): Uint8Array {
  const bytes = bs58.decodeUnsafe(secretKey)
  if (bytes?.length === SEED_LENGTH || bytes?.length === 2 * SEED_LENGTH)
    return bytes.subarray(0, SEED_LENGTH)
  // The key itself stays out of the message: messages end in logs.
  throw new InvalidWalletOptionError('solanaAccounts: a secret key is 32 or 64 bytes in base58.')
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
