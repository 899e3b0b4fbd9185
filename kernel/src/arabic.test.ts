import { expect, test } from 'vitest'
import { arabic } from './ar'
import { english } from './en'
import { languageGaps } from './testing'

test('kernel: Arabic says everything that English says', () => {
  expect(languageGaps(english, arabic)).toEqual([])
})
