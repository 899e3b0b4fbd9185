import { findNetwork } from '@latchkey/session/adapter-kit'
import type { Identity } from '@latchkey/session/contract'
import type { Chains } from './chain/chains'

const ENS_NETWORK = 'eip155:1'

/** The ENS name of an address, over Ethereum, whatever network the account is on. Without Ethereum or its resolver there is none. */
export async function findIdentity(chains: Chains, address: string, signal: AbortSignal): Promise<Identity> {
  const ethereum = findNetwork(chains, ENS_NETWORK)
  const resolver = chains.options.networks.find(({ id }) => id === 1)?.contracts?.ensUniversalResolver
  if (!ethereum || !resolver) return {}
  const { readEns } = await import('./ens')
  return readEns(chains, ethereum, resolver.address, address, signal)
}

const MAX_NAME_LENGTH = 255
/** Such a name is normal as it stands (ENSIP-15), so that the tables of all scripts are fetched for the others only. */
const plain = /^([a-z\d][a-z\d-]*\.)+[a-z]+$/
/** Labels whose third and fourth letters are hyphens are reserved. */
const reserved = /(^|\.)..--/

/** A name as it may be shown: one that is not in its normal form could be read as another one, and is not. */
export async function checkName(name: string): Promise<Pick<Identity, 'name' | 'isUnusual'> | undefined> {
  if (name === '' || name.length > MAX_NAME_LENGTH) return undefined
  if (plain.test(name) && !reserved.test(name)) return { name }
  try {
    const { normalize } = await import('viem/ens')
    if (normalize(name) !== name) return undefined
  } catch {
    return undefined
  }
  // Letters of other scripts, emoji, and what else can be taken for something else.
  return /^[a-z\d.-]+$/.test(name) ? { name } : { name, isUnusual: true }
}
