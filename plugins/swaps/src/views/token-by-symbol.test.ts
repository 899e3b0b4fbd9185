import type { Token } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { ether, STRANGER, usdc } from '../test-support/orders'
import { findToken, type SwappableToken, suggestedTokens } from './use-swap-tokens'

const fake: Token = { ...usdc, address: STRANGER }
const shown = (...tokens: readonly Token[]): readonly SwappableToken[] =>
  tokens.map((token) => ({ ...token, token, balance: '5', priceUsd: 1 }))
const keyOf = (found: Token | undefined): string | undefined => found && (found.address ?? 'native')

test('symbol: one that a single token has names it, in any case', () => {
  expect(keyOf(findToken(shown(ether, usdc), 'usdc'))).toBe(usdc.address)
  expect(findToken(shown(ether, usdc), 'DAI')).toBeUndefined()
})

test('symbol: one that several tokens have names none, whatever their order and balances', () => {
  for (const tokens of [shown(ether, fake, usdc), shown(usdc, { ...fake, symbol: 'uSDC' })]) {
    expect(findToken(tokens, 'USDC')).toBeUndefined()
    expect(keyOf(findToken(tokens, usdc.address ?? ''))).toBe(usdc.address)
  }
})

test('symbol: that of the network’s currency names it, whichever token has it too', () => {
  expect(keyOf(findToken(shown({ ...fake, symbol: 'ETH' }, ether), 'eth'))).toBe('native')
})

test('suggested: no token is suggested whose symbol another has, except the network’s currency', () => {
  const listed = [{ ...fake, symbol: 'ETH' }, fake, usdc, ether, { ...fake, symbol: 'DAI' }]
  expect(suggestedTokens(listed).map((token) => [token.symbol, keyOf(token)])).toEqual([
    ['ETH', 'native'],
    ['DAI', STRANGER],
  ])
})
