import type { SiwxMessage } from '../message'

/** The example of EIP-4361. */
export const ethereum: SiwxMessage = {
  domain: 'service.org',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  networkId: 'eip155:1',
  uri: 'https://service.org/login',
  version: '1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
}
export const solana: SiwxMessage = {
  ...ethereum,
  accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
