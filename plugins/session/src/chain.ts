import { parseSafeUrl } from '@latchkey/kernel/web'
import type { Network } from './contract/account'
import type { AddressFormatting } from './contract/chain-adapter'

// The entry point `@latchkey/session/chain`: asks a node, and knows what chains and their explorers say. Runs on servers too.
// Session itself must not import this file: a bundler that splits code by entry point would load all of it at the start of the page.
export * from './data-fee'
export * from './server/evm-moves'
export * from './server/http-node'

/**
 * The URL of a transaction or an account on the block explorer of its network.
 * @param id hash or signature of a transaction, or an address
 * @returns `undefined` if the network has no explorer, or if the URL is not safe (https, or http on localhost)
 * @example explorerUrl(network, 'tx', hash) // 'https://etherscan.io/tx/0x…'
 */
export function explorerUrl(
  network: Pick<Network, 'explorerUrl'> | undefined,
  kind: 'tx' | 'address',
  id: string,
): string | undefined {
  // The path segments `.` and `..` would lead to another page of the explorer.
  if (network?.explorerUrl === undefined || /^\.{0,2}$/.test(id)) return undefined
  // Some explorer URLs have a query, such as `?cluster=devnet`, which is appended after the path.
  const [, base = '', query = ''] = /^([^?]*?)\/?(\?.*)?$/s.exec(network.explorerUrl) ?? []
  const url = parseSafeUrl(`${base}/${kind}/${encodeURIComponent(id)}${query}`)
  return url?.protocol.startsWith('http') ? url.href : undefined
}

/**
 * Formats an address that was typed, copied or given by a page, as its chain writes it.
 * @param addresses of the chain's capabilities; without it the address is returned as it is
 * @returns `undefined` for a typo: letters of both cases are a checksum (EIP-55), and it is wrong
 * @example formatChecked('0xd8da6bf2…', capabilities.addresses) // '0xd8dA6BF2…'
 */
export function formatChecked(address: string, addresses: AddressFormatting | undefined): string | undefined {
  const formatted = addresses?.format(address) ?? address
  const digits = address.replace(/^0x/, '')
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase || formatted === address ? formatted : undefined
}
