import { ADDRESS, connectedState, disconnectedState, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { PaymentOrder } from '../contract'
import { exchangesKey, isSameOrder, payerOf, receiptBase, toCaip19, transferOf } from './order-facts'

const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order: PaymentOrder = {
  asset: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
  recipient: ADDRESS,
  amount: '1',
  exchanges: {},
}

test('payer: the active account, not the first of the wallet', () => {
  const { connections = {}, ...rest } = connectedState()
  const { c } = connections
  if (c?.status !== 'connected') throw new Error('The fake session is not connected.')
  const state = {
    ...disconnectedState,
    ...rest,
    networks: [mainnet],
    connections: {
      c: {
        ...c,
        accounts: [...c.accounts, { namespace: 'eip155', address: SECOND }] as const,
        selectedAddresses: { eip155: SECOND },
      },
    },
  }
  expect(payerOf(state, order)?.account.address).toBe(SECOND)
  const onSolana = { ...order.asset, networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } as const
  expect(payerOf(state, { ...order, asset: onSolana })).toBeUndefined()
})

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test.each([
  ['eip155:1', undefined, 'eip155:1/slip44:60'],
  ['eip155:56', undefined, 'eip155:56/slip44:714'],
  ['eip155:204', undefined, 'eip155:204/slip44:714'],
  ['eip155:1', USDC, `eip155:1/erc20:${USDC}`],
  ['eip155:56', USDC, `eip155:56/erc20:${USDC}`],
  [SOLANA, undefined, `${SOLANA}/slip44:501`],
  [SOLANA, MINT, `${SOLANA}/token:${MINT}`],
  ['bip122:000000000019d6689c085ae165831e93', undefined, undefined],
] as const)('asset: on %s with the address %s is %s', (networkId, address, id) => {
  expect(toCaip19({ ...order.asset, networkId, ...(address && { address }) })).toBe(id)
})

const inUsdc: PaymentOrder = { ...order, asset: { ...order.asset, address: USDC } }

test('order: its transfer and its receipt name the token, or the network’s currency', () => {
  expect(transferOf(order)).toEqual({ type: 'transfer', to: ADDRESS, amount: '1' })
  expect(transferOf(inUsdc)).toEqual({ type: 'transfer', to: ADDRESS, amount: '1', tokenAddress: USDC })
  expect(receiptBase(order)).toEqual({ networkId: 'eip155:1', to: ADDRESS, asset: 'native', amount: '1' })
  expect(receiptBase(inUsdc)).toMatchObject({ asset: USDC })
})

const others: readonly PaymentOrder[] = [
  inUsdc,
  { ...order, amount: '2' },
  { ...order, asset: { ...order.asset, networkId: 'eip155:8453' } },
]

test('order: the same is one of the same amount, asset, network and recipient', () => {
  expect(isSameOrder(order, { ...order, exchanges: { exclude: ['one'] } })).toBe(true)
  for (const other of [...others, { ...order, recipient: SECOND }])
    expect(isSameOrder(order, other)).toBe(false)
})

test('exchanges: a list is of an asset, an amount and a choice', () => {
  const keys = [order, ...others, { ...order, exchanges: { exclude: ['one'] } }].map(exchangesKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(exchangesKey({ ...order, recipient: SECOND })).toBe(exchangesKey(order))
  const onBitcoin = (networkId: 'bip122:1' | 'bip122:2') =>
    exchangesKey({ ...order, asset: { ...order.asset, networkId } })
  expect(onBitcoin('bip122:1')).not.toBe(onBitcoin('bip122:2'))
})
