import type { TokenHolding } from '@latchkey/session/contract'
import { mainnet } from '@latchkey/testing'
import { visibleLine, visibleText } from '@latchkey/view-kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './format-amount'
import { listFields } from './request-details'

test('text: invisible characters are written out', () => {
  expect(visibleText('pay \u202e0001\u200b')).toBe('pay ‹U+202E›0001‹U+200B›')
  expect(visibleText('a\u0000b\u00adc\ufeff')).toBe('a‹U+0000›b‹U+00AD›c‹U+FEFF›')
  expect(visibleText('lines\n\tstay')).toBe('lines\n\tstay')
  expect(visibleLine('one\nline')).toBe('one line')
})

test('text: emoji, accents and other scripts are unchanged', () => {
  for (const text of ['❤️ family 👨‍👩‍👧 👍🏽', 'Grüße', 'مرحبا', '日本語'])
    expect(visibleText(text)).toBe(text)
})

const hidden = new Set(
  '\u0000\u0008\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2069\u200b\u200c\u200e\u200f\u2060\ufeff',
)

test('text: no text contains invisible characters, and its length is limited', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.oneof(fc.constantFrom(...hidden), fc.string({ unit: 'binary' })))
        .map((parts) => parts.join('')),
      (text) => {
        expect([...visibleText(text)].filter((letter) => hidden.has(letter))).toEqual([])
      },
    ),
  )
  expect(visibleText('a'.repeat(9_000)).length).toBe(8_001)
})

const usdc: TokenHolding = {
  networkId: mainnet.id,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  value: '0',
  priceUsd: 1,
}

test('amount: it has every digit and its worth, where the decimals are known', () => {
  const token = { address: usdc.address?.toLowerCase() ?? '', symbol: 'FAKE', decimals: 6 }
  expect(formatAmount('1999999', token, [usdc], mainnet)).toEqual({
    quantity: '1.999999',
    symbol: 'USDC',
    worth: { units: 1_999_999n, decimals: 6 },
  })
  expect(formatAmount('1250000000', token, [usdc], mainnet, 'de').quantity).toBe('1.250')
  expect(formatAmount('1', {}, [], mainnet)).toEqual({
    quantity: '0.000000000000000001',
    symbol: 'ETH',
    worth: undefined,
  })
  expect(formatAmount('7', { address: '0x1' }, [usdc], mainnet).quantity).toBeUndefined()
  expect(formatAmount('1500001', { ...token, decimals: 2 }, [usdc], mainnet)).toEqual({
    quantity: undefined,
    symbol: 'USDC',
    worth: undefined,
  })
})

test('fields: any JSON is listed within limits', () => {
  expect(listFields([{ expiry: 1, permissions: ['a'] }])).toEqual([
    {
      name: '1',
      value: [
        { name: 'expiry', value: '1' },
        { name: 'permissions', value: [{ name: '1', value: 'a' }] },
      ],
    },
  ])
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 12 }), (value) => {
      expect(JSON.stringify(listFields(value)).length).toBeLessThan(200_000)
    }),
  )
  const wide = listFields(Array.from({ length: 5_000 }, () => 'x'.repeat(5_000)))
  expect(wide).toHaveLength(61)
})
