import { expect, test } from 'vitest'
import { readWrittenAddress } from './written-address'

const ADA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SOL = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const ethereum = { namespace: 'eip155', networkId: 'eip155:1' } as const
const base = { namespace: 'eip155', networkId: 'eip155:8453' } as const
const solana = { namespace: 'solana', networkId: MAINNET } as const

test.each([
  ['an address alone', ADA, ethereum, ADA],
  ['a name', 'vitalik.eth', ethereum, 'vitalik.eth'],
  ['a capital X', `0X${ADA.slice(2)}`, ethereum, ADA],
  ['EIP-3770', `eth:${ADA}`, ethereum, ADA],
  ['EIP-3770 of another chain there', `base:${ADA}`, base, ADA],
  ['CAIP-10', `eip155:1:${ADA}`, ethereum, ADA],
  ['CAIP-10 of Solana', `${MAINNET}:${SOL}`, solana, SOL],
  ['EIP-681', `ethereum:${ADA}`, base, ADA],
  ['EIP-681 with chain and value', `ethereum:pay-${ADA}@8453?value=2e18`, base, ADA],
  ['EIP-681 with a name', 'ethereum:vitalik.eth', ethereum, 'vitalik.eth'],
  ['Solana Pay', `solana:${SOL}?amount=1&spl-token=${SOL}`, solana, SOL],
])('written address: understands %s', (_what, text, target, plain) => {
  expect(readWrittenAddress(text, target)).toEqual({ kind: 'plain', text: plain })
})

test.each([
  ['EIP-3770', `eth:${ADA}`, base, 'eip155:1'],
  ['CAIP-10', `eip155:1:${ADA}`, base, 'eip155:1'],
  ['EIP-681', `ethereum:${ADA}@1`, base, 'eip155:1'],
  ['Ethereum on Solana', `ethereum:${ADA}`, solana, 'eip155:1'],
  ['Solana Pay on Ethereum', `solana:${SOL}`, ethereum, 'Solana'],
  ['CAIP-10 of Solana on Ethereum', `${MAINNET}:${SOL}`, ethereum, MAINNET],
  ['an unknown prefix', `bitcoin:${SOL}`, ethereum, 'bitcoin'],
  ['a name of the prototype', `constructor:${ADA}`, ethereum, 'constructor'],
])('written address: says that another network is meant by %s', (_what, text, target, network) => {
  expect(readWrittenAddress(text, target)).toEqual({ kind: 'other-network', network })
})

test.each([
  ['tokens, whose address is the contract', `ethereum:${ADA}/transfer?address=${ADA}&uint256=1`],
  ['a transaction request', 'solana:https://pay.example/x'],
  ['a transfer with a memo, by which the receiver knows whose it is', `solana:${SOL}?amount=1&memo=order-7`],
  ['a transfer that a shop looks for', `solana:${SOL}?reference=${SOL}`],
  ['a page', `https://etherscan.io/address/${ADA}`],
])('written address: calls a link what is more than an address: %s', (_what, text) => {
  const target = text.startsWith('solana:') ? solana : ethereum
  expect(readWrittenAddress(text, target)).toEqual({ kind: 'link' })
})
