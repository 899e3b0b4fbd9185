import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { fromBase58 } from '../base58'

/** A wallet's own object. What it returns is untrusted. */
export type PageWallet = Wallet

type Call = (...inputs: readonly unknown[]) => unknown

/** The method of a feature: `standard:connect` has `connect`. Any property may be a getter that throws. */
export function featureOf(wallet: unknown, feature: string): Call | undefined {
  const part = readPart(readPart(wallet, 'features'), feature)
  const name = feature.slice(feature.indexOf(':') + 1)
  const method = readPart(part, name === 'events' ? 'on' : name)
  return typeof method === 'function' ? (...inputs) => Reflect.apply(method, part, inputs) : undefined
}

/** A validated account. */
export interface SolanaAccount {
  readonly address: string
  /** Its Solana chains, as the wallet names them. */
  readonly chains: readonly string[]
  /** The wallet's own object, which its features take as input. */
  readonly own: WalletAccount
}

/** More than any wallet lists; further entries are not read. */
const ACCOUNT_LIMIT = 100
const CHAIN_LIMIT = 100

/** The chains of Solana in a list of chains. */
export function readChains(input: unknown): readonly string[] {
  return readList(input, CHAIN_LIMIT).filter(
    (chain): chain is string => typeof chain === 'string' && chain.startsWith('solana:'),
  )
}

/** The accounts of a list that are on Solana, in its order, each once; everything else in it is dropped. */
export function readAccounts(input: unknown): readonly SolanaAccount[] {
  const found = new Map<string, SolanaAccount>()
  for (const own of readList(input, ACCOUNT_LIMIT)) {
    if (!isAccount(own)) continue
    const chains = readChains(readPart(own, 'chains'))
    const { address } = own
    if (chains.length > 0 && !found.has(address)) found.set(address, { address, chains, own })
  }
  return [...found.values()]
}

function isAccount(value: unknown): value is WalletAccount {
  const text = readPart(value, 'address')
  return typeof text === 'string' && isAddress(text)
}

/** A key or the address of a program. */
const BYTES = 32
/** Of 32 bytes in base58; a longer text is not worth decoding. */
const LETTERS_LIMIT = 44

/** Base58 of exactly 32 bytes. */
export const isAddress = (text: string): boolean =>
  text.length <= LETTERS_LIMIT && fromBase58(text)?.length === BYTES

/** A property of any value; `undefined` when it is absent or reading it throws. */
export function readPart(of: unknown, part: string): unknown {
  try {
    return typeof of === 'object' && of !== null ? Reflect.get(of, part) : undefined
  } catch {
    return undefined
  }
}

/** The first entries of a list; an empty list for a value that is no list or cannot be read. */
export function readList(of: unknown, limit: number): readonly unknown[] {
  try {
    return Array.isArray(of) ? Array.prototype.slice.call(of, 0, limit) : []
  } catch {
    return []
  }
}
