import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { copy } from './copy/copy'
import { titles } from './views/all-views'

const folder = fileURLToPath(new URL('.', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|test-d|css)\.tsx?$/.test(file) && file !== 'copy/copy.ts',
  )
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n')
const catalogue: readonly string[] = Object.keys(copy)
const titleTexts = Object.values(titles).flatMap((label) => {
  const texts: (readonly [string, string])[] = []
  label((key, english) => {
    texts.push([key, english])
    return english
  }, undefined)
  return texts
})
/** Keys in the source; what is filled in (`connect.${tag}`) stands for anything. */
const used = [...sources.matchAll(/\b(?:say|titleOf|t)\(\s*['`]([^'`]+)['`]/g)].map(([, key = '']) => key)
const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[.]/g, '\\.').replace(/\$\{[^}]+\}/g, '[a-zA-Z0-9-]+')}$`)

test('copy: every key that is used is in it, or belongs to an error', () => {
  const unknown = used
    .filter((key) => !/^(error|recovery)\./.test(key))
    .filter((key) => {
      const pattern = patternOf(key)
      return !catalogue.some((known) => pattern.test(known))
    })
  expect(unknown).toEqual([])
  expect(used.length).toBeGreaterThan(10)
})

test('copy: every key in it is used', () => {
  const patterns = used.map(patternOf)
  expect(catalogue.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})

test('copy: no key is in it twice', () => {
  const lines = readFileSync(`${folder}/copy/copy.ts`, 'utf8').matchAll(/^ {2}'([^']+)':/gm)
  const written = [...lines].map(([, key]) => key)
  expect(written).toHaveLength(new Set(written).size)
  expect(written).toHaveLength(catalogue.length)
})

test('titles: have the texts of the copy', () => {
  expect(titleTexts.length).toBeGreaterThan(2)
  expect(
    titleTexts.filter(([key, english]) => Object.entries(copy).every(([k, v]) => k !== key || v !== english)),
  ).toEqual([])
})

test('copy: texts are not empty and have no straight quotes', () => {
  expect(Object.values(copy).filter((text) => text.trim() === '' || /["']/.test(text))).toEqual([])
})
