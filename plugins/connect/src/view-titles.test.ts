import type { Translate } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { connectTitle } from './view-titles'

const t: Translate = (_key, english) => english

test('connectTitle: is the name of the wallet in the arguments, else a general title', () => {
  expect(connectTitle(t, { name: 'Harbour' })).toBe('Harbour')
  expect(connectTitle(t, { wallet: { name: 'Fern' } })).toBe('Fern')
  expect(connectTitle(t, {})).toBe('Connect Wallet')
  expect(connectTitle(t, undefined)).toBe('Connect Wallet')
})
