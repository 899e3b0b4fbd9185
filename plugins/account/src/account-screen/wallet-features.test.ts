import { expect, test } from 'vitest'
import type { AccountAction, WalletFeature } from '../contract'
import { orderActions } from './wallet-features'

const action = (id: string): AccountAction => ({ id, label: () => id, run: () => undefined })
const order = (ids: readonly string[], wanted: readonly WalletFeature[] = []) =>
  orderActions(ids.map(action), wanted).map(({ id }) => id)

test('wallet features: the default order is onramp, swaps, receive, send', () => {
  expect(order(['send', 'receive', 'swaps', 'onramp'])).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

test('wallet features: those in walletFeaturesOrder come first, the others follow in the default order', () => {
  expect(order(['onramp', 'swaps', 'receive', 'send'], ['send', 'swaps'])).toEqual([
    'send',
    'swaps',
    'onramp',
    'receive',
  ])
  expect(order(['receive'], ['send'])).toEqual(['receive'])
})

test('wallet features: other actions keep their positions', () => {
  expect(order(['email', 'receive', 'acme/tip', 'send', 'acme/vote'], ['send', 'receive'])).toEqual([
    'email',
    'send',
    'acme/tip',
    'receive',
    'acme/vote',
  ])
})
