import type { Token } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import { createPortfolioPage } from './test-support/portfolio-page'

const token: Token = { networkId: 'eip155:1', address: '0x01', name: 'Coin', symbol: 'COIN', decimals: 6 }

test.each<[string, object]>([
  ['an unknown name', { tokens: [{ ...token, icon: 'https://coin.example/icon.png' }] }],
  ['the name of a network', { tokens: [{ ...token, networkId: 'mainnet' }] }],
  ['a network in capitals', { tokens: [{ ...token, networkId: 'EIP155:1' }] }],
  ['no symbol', { tokens: [{ ...token, symbol: undefined }] }],
])('options: refuses a token with %s', (_what, options) => {
  expect(() => checkOptions(options)).toThrow("The option 'tokens' of portfolio() must be an array of tokens")
})

test('options: accepts tokens with every field', () => {
  const iconUrl = 'https://coin.example/icon.png'
  expect(() => checkOptions({ tokens: [token, { ...token, iconUrl }] })).not.toThrow()
})

test('options: watch must be true or false', () => {
  expect(() => checkOptions({ watch: false })).not.toThrow()
  expect(() => checkOptions({ watch: 'yes' } as never)).toThrow(
    "The option 'watch' of portfolio() must be true or false",
  )
})

test('options: tokens on a network that no adapter has are told, one sentence for each network', () => {
  const onOptimism: Token = { ...token, networkId: 'eip155:10' }
  const { logger } = createPortfolioPage({
    tokens: [token, onOptimism, { ...onOptimism, address: '0x02', symbol: 'DAI' }],
  })
  const [warning, ...others] = logger.lines.flatMap(({ level, text }) => (level === 'warn' ? text : []))
  expect(warning).toMatch(
    /^portfolio\(\{ tokens \}\) lists COIN, DAI on 'eip155:10', .* Put it in networks .* evm\(/,
  )
  expect(others).toEqual([])
})
