import { ADDRESS, connectedState, disconnectedState, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { PaymentOrder } from '../contract'
import { payerOf } from './order-facts'

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
