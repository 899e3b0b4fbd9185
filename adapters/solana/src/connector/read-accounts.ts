import type { WalletAccount } from '@wallet-standard/base'
import { readList, readPart } from '../read-part'
import { isAddress } from './is-address'

/** An account as far as it has been looked at. */
export interface SolanaAccount {
  readonly address: string
  /** Those of Solana, as the wallet calls them. */
  readonly chains: readonly string[]
  /** The wallet's own object: what its features want to be given. */
  readonly own: WalletAccount
}

/** More than a person has, and more than any wallet lists; what comes after is not read. */
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
