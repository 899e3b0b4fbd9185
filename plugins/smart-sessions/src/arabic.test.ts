import { languageGaps } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { arabic } from './ar'
import { english } from './en'

test('smartSessions: Arabic says everything that English says', () => {
  expect(languageGaps(english, arabic)).toEqual([])
})
