import type { ActiveTarget, NetworkId } from '@latchkey/session/contract'

/** How a receiver was written. `plain` is an address or a name, or neither: that is judged by what reads it. */
export type WrittenAddress =
  | { readonly kind: 'plain'; readonly text: string }
  /** With the prefix of another network, by its id, or by the prefix where that is unknown. */
  | { readonly kind: 'other-network'; readonly network: NetworkId | string }
  /** A link that asks for more than a transfer to an address, such as the call of a contract, or a memo. */
  | { readonly kind: 'link' }

/** The network that a receiver is entered for. */
type Target = Pick<ActiveTarget, 'namespace' | 'networkId'>

/** Networks by the short names of EIP-3770, as ethereum-lists/chains has them. */
const SHORT_NAMES: Readonly<Record<string, number>> = {
  eth: 1,
  oeth: 10,
  bnb: 56,
  gno: 100,
  pol: 137,
  matic: 137,
  zksync: 324,
  base: 8453,
  arb1: 42161,
  celo: 42220,
  avax: 43114,
  linea: 59144,
  scr: 534352,
  sep: 11155111,
}

const PREFIXED = /^([a-z][\w-]*):(.+)$/i
const CAIP_10 = /^([-a-z\d]{3,8}:[-\w]{1,32}):([^:?/]+)$/
const EIP_681 = /^(?:pay-)?([^@/?:]+)(?:@(\d{1,16}))?(\/[^?]*)?(?:\?.*)?$/
const SOLANA_PAY = /^([^/?:]+)(?:\?.*)?$/
/** What tells a receiver with many payers whose transfer it is. Without it the money is lost, or the order unpaid. */
const SOLANA_MARKS = /[?&](?:memo|reference)=/i

/**
 * Reads a receiver as wallets and explorers hand it out: alone, with its network (`eth:0x…` of EIP-3770, CAIP-10), or in a
 * payment link (EIP-681, Solana Pay), of which only the address is taken. An address of another network is never taken for
 * one of this: a smart account may not be there.
 * @example readWrittenAddress('eip155:1:0xd8dA…', target) // { kind: 'plain', text: '0xd8dA…' } on Ethereum
 */
export function readWrittenAddress(text: string, target: Target): WrittenAddress {
  const [, prefix = '', rest] = PREFIXED.exec(text) ?? []
  if (rest === undefined) return plain(text)
  const [, networkId, address] = CAIP_10.exec(text) ?? []
  if (networkId !== undefined && address !== undefined) return onNetwork(networkId, address, target)
  const scheme = prefix.toLowerCase()
  if (scheme === 'ethereum') {
    const [, receiver, chainId, call] = EIP_681.exec(rest) ?? []
    if (receiver === undefined || call !== undefined) return { kind: 'link' }
    if (target.namespace !== 'eip155') return { kind: 'other-network', network: 'eip155:1' }
    return chainId === undefined ? plain(receiver) : onNetwork(`eip155:${chainId}`, receiver, target)
  }
  if (scheme === 'solana') {
    const [, receiver] = SOLANA_PAY.exec(rest) ?? []
    if (receiver === undefined) return { kind: 'link' }
    if (target.namespace !== 'solana') return { kind: 'other-network', network: 'Solana' }
    return SOLANA_MARKS.test(rest) ? { kind: 'link' } : plain(receiver)
  }
  if (/^https?$/.test(scheme)) return { kind: 'link' }
  const chainId = Object.hasOwn(SHORT_NAMES, scheme) ? SHORT_NAMES[scheme] : undefined
  return chainId === undefined
    ? { kind: 'other-network', network: prefix }
    : onNetwork(`eip155:${chainId}`, rest, target)
}

function onNetwork(networkId: string, address: string, target: Target): WrittenAddress {
  if (networkId !== target.networkId) return { kind: 'other-network', network: networkId }
  return plain(address)
}

/** Some programs write all of an address in capital letters. */
const plain = (text: string): WrittenAddress => ({
  kind: 'plain',
  text: /^0X[\dA-F]{40}$/i.test(text) ? `0x${text.slice(2)}` : text,
})
