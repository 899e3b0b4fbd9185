import type { Translate } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { connectTitle, whatIsAWalletTitle } from './plugin'
import { texts } from './texts'

const t: Translate = (_key, english) => english

test('titles: keys and English texts are the same as those of the views', () => {
  const known: (readonly [key: string, english: string])[] = []
  for (const title of [connectTitle, whatIsAWalletTitle])
    title((key, english) => {
      known.push([key, english])
      return english
    }, undefined)
  expect(known).toHaveLength(2)
  expect(Object.entries(texts)).toEqual(expect.arrayContaining(known))
})

test('connectTitle: is the name of the wallet in the arguments, else a general title', () => {
  expect(connectTitle(t, { name: 'Harbour' })).toBe('Harbour')
  expect(connectTitle(t, { wallet: { name: 'Fern' } })).toBe('Fern')
  expect(connectTitle(t, {})).toBe('Connect wallet')
  expect(connectTitle(t, undefined)).toBe('Connect wallet')
})
