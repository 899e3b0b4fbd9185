import { findNetwork } from '@latchkey/adapter-kit'
import type { Identity, NameResolution, Network } from '@latchkey/session/contract'
import type { Chains } from '../chain/read-chain'
import type { EnsSource } from './ens'

const ENS_NETWORK = 'eip155:1'

/** Ethereum and its resolver, if the page has both. */
function ensSource(chains: Chains): EnsSource | undefined {
  const ethereum = findNetwork(chains, ENS_NETWORK, 'eip155')
  const resolver = chains.options.networks.find(({ id }) => id === 1)?.contracts?.ensUniversalResolver
    ?.address
  return ethereum && resolver && { ethereum, resolver }
}

/**
 * The ENS name of an address. It is read on Ethereum for accounts of every network; `undefined` without Ethereum or its
 * resolver.
 */
export async function findIdentity(chains: Chains, address: string, signal: AbortSignal): Promise<Identity> {
  const source = ensSource(chains)
  if (!source) return {}
  const { lookupEnsIdentity } = await import('./ens')
  return lookupEnsIdentity(chains, source, address, signal)
}

/**
 * The address that an ENS name has on a network, or why it has none. The name is read on Ethereum. Rejects when Ethereum
 * cannot be read.
 */
export async function resolveName(
  chains: Chains,
  text: string,
  { id: networkId }: Network,
  signal: AbortSignal,
): Promise<NameResolution> {
  const source = ensSource(chains)
  const name = await normalizeName(text)
  if (name === undefined) return { issue: 'unregistered', networkId }
  if (!source) return { issue: 'unreadable', networkId }
  const { resolveEnsName } = await import('./ens')
  return resolveEnsName(chains, source, { name, networkId }, signal)
}

/** ENSIP-15; a name has at least two labels. */
async function normalizeName(name: string): Promise<string | undefined> {
  const text = name.trim().toLowerCase()
  if (!text.includes('.') || text.length > MAX_NAME_LENGTH) return undefined
  if (plain.test(text) && !reserved.test(text)) return text
  try {
    const { normalize } = await import('viem/ens')
    return normalize(name.trim())
  } catch {
    return undefined
  }
}

const MAX_NAME_LENGTH = 255
/** Such a name is already normalized (ENSIP-15), so the tables of all scripts are fetched for other names only. */
const plain = /^([a-z\d][a-z\d-]*\.)+[a-z]+$/
/** Labels whose third and fourth letters are hyphens are reserved. */
const reserved = /(^|\.)..--/

/**
 * Returns a name that is safe to show. A name that is not in its normal form could be mistaken for another, so it is
 * dropped.
 */
export async function checkName(name: string): Promise<Pick<Identity, 'name' | 'isUnusual'> | undefined> {
  if (name === '' || name.length > MAX_NAME_LENGTH) return undefined
  if (plain.test(name) && !reserved.test(name)) return { name }
  try {
    const { normalize } = await import('viem/ens')
    if (normalize(name) !== name) return undefined
  } catch {
    return undefined
  }
  // Letters of other scripts, emoji, and other characters that can be mistaken for others.
  return /^[a-z\d.-]+$/.test(name) ? { name } : { name, isUnusual: true }
}
