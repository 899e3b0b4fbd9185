import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onlyInProve, titlesOnlyInProve } from '../../examples/playground/e2e/only-in-prove'
import { repositoryRoot } from '../workspace/run-check'

test.each(Object.entries(titlesOnlyInProve))('only in prove: the titles in %s are there', (spec, titles) => {
  const source = readFileSync(join(repositoryRoot, `examples/playground/e2e/${spec}.spec.ts`), 'utf8')
  // Searches for single words, because titles may have placeholders.
  const words = titles.flatMap((title) => title.replace(/^phone: /, '').match(/[\p{L}\d]{3,}/gu) ?? [])
  expect(words.filter((word) => !source.includes(word))).toEqual([])
})

const isLeftOut = (title: string): boolean => onlyInProve.some((pattern) => pattern.test(title))

test('only in prove: a title is matched by its spec, and by its project where one is given', () => {
  expect(isLeftOut(' desktop connect.spec.ts connecting: leaving the view cancels the attempt')).toBe(true)
  expect(isLeftOut(' desktop walletconnect.spec.ts connecting: leaving the view cancels it')).toBe(false)
  expect(isLeftOut(' phone connect.spec.ts connecting: a refusal is shown')).toBe(true)
  expect(isLeftOut(' desktop connect.spec.ts connecting: a refusal is shown')).toBe(false)
})
