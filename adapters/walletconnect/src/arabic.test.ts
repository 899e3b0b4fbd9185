import { languageGaps } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { arabic } from './ar'
import { english } from './en'

test('walletconnect: Arabic has every text that English has', () => {
  expect(languageGaps(english, arabic)).toEqual([])
})
