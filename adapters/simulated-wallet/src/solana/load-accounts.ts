import bs58 from 'bs58'
import type { SimulatedWalletOptions } from '../options'
import { InvalidWalletOptionError, ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { StandardAccount } from './standard'

/** An account with what its key is made of. */
export interface SolanaAccount {
  readonly account: StandardAccount
  readonly seed: Uint8Array
}

export type SolanaAccounts = readonly [SolanaAccount, ...SolanaAccount[]]

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

/** Address in base58, and the 32 bytes its key is made of, in hex. */
interface KnownSolanaAccount {
  readonly address: string
  readonly seed: string
}

/**
 * Ten accounts of the sentence that anvil's are of ("test test … junk"), on the path `m/44'/501'/n'/0'` that wallets in
 * use take: the keys are public.
 */
export const knownSolanaAccounts: readonly KnownSolanaAccount[] = [
  {
    address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    seed: 'a01c67efb5cb8f62f15907a9fcf124c73d2695c8a9a31f21c05742a31ca1dc72',
  },
  {
    address: 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
    seed: '3f25626cf245c8dd65a2b91a70e6f4c285182489fda230e2553c3752aa962b61',
  },
  {
    address: 'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k',
    seed: '8eabe4c79ac3a146c1bc447a64233ea70694669b997b0565039471b2939e8c5e',
  },
  {
    address: '9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp',
    seed: 'f55bf85006beb673056861062dd8f8d8ff0bb63dd61d45f86fe438bf6e442abb',
  },
  {
    address: '6gYw7q94fJdEwL8WkT1a6LHBdTMbix1aciALwEWPx3Wp',
    seed: '3eb11a2e242212be157793db9fa881edffcfb391174b07d20369521ba1a084b1',
  },
  {
    address: '7EeV8eiRuGoR8bFHCjdCRGQd1RM5sR2dAkdiTEtC9ko7',
    seed: '22e6f8ea7e213a67f801d313daa33046f5f7b1808f38d5b2bb7301aefa158cbc',
  },
  {
    address: 'F9fVg2LeE2RhM6CfNn888hbjqovZDEWY3vm2hEkvX3Nh',
    seed: '9515bfa8fecc7b7ebe75fd55e9d15b6f7988d79dbf6546f998630cacafb63fc7',
  },
  {
    address: '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6',
    seed: '3979d8b5812d7747cfd25215b0a904fdbdf8f7c24aa82a91c2e00878ff1146ff',
  },
  {
    address: '5mCGtMUD21HEvWJxKGKS6HEAH7ezzy12MWGs4bPgcJwV',
    seed: 'c0c8348480fd4d865ffe93e11ba3a3b2431eeaaf1bf795faaac1710ec6607309',
  },
  {
    address: '2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab',
    seed: 'f5606f75eaffadd56cc1247896e4e79237c37fe57cc970cfb12fb7d304323661',
  },
]

// Uses the browser's own cryptography: it needs no download, and no content policy of a page blocks it.

/** The bytes before the 32 bytes of an ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
]

/** The 64 bytes of the signature. */
export async function sign(seed: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const key = await importKey(seed)
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(message)))
}

/** The 32 bytes that are the address. */
async function publicKeyOf(seed: Uint8Array): Promise<Uint8Array> {
  // WebCrypto has no other method to derive the public key from a private one.
  const { x = '' } = await crypto.subtle.exportKey('jwk', await importKey(seed))
  const binary = atob(x.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

async function importKey(seed: Uint8Array): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('pkcs8', Uint8Array.of(...PKCS8_HEAD, ...seed), 'Ed25519', true, [
      'sign',
    ])
  } catch (cause) {
    const message =
      'Solana keys need Ed25519 in WebCrypto: a browser of 2025 or newer, and a page on https or on localhost.'
    throw new ProviderRpcError(providerErrorCodes.internal, message, { cause: String(cause) })
  }
}
