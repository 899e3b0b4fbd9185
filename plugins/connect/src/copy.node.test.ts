import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { copy } from './copy'
import * as labels from './labels'

const folder = fileURLToPath(new URL('.', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|test-d|css)\.tsx?$/.test(file) &&
      !/^((first-|list-)?copy|copy\/[a-z-]+-copy)\.ts$/.test(file),
  )
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n')
const catalogue: readonly string[] = Object.keys(copy)
const spoken = Object.values(labels).flatMap((label) => {
  const said: (readonly [string, string])[] = []
  label((key, english) => {
    said.push([key, english])
    return english
  }, undefined)
  return said
})
/** Keys in the source; what is filled in (`connect.${tag}`) stands for anything. */
const used = [...sources.matchAll(/\b(?:say|t)\(\s*['`]([^'`]+)['`]/g)].map(([, key = '']) => key)
const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[.]/g, '\\.').replace(/\$\{[^}]+\}/g, '[a-z0-9-]+')}$`)

test('catalogue: every key that is used is in it, or belongs to an error', () => {
  const unknown = used
    .filter((key) => !/^(error|recovery)\./.test(key))
    .filter((key) => {
      const pattern = patternOf(key)
      return !catalogue.some((known) => pattern.test(known))
    })
  expect(unknown).toEqual([])
  expect(used.length).toBeGreaterThan(10)
})

test('catalogue: every key in it is used', () => {
  const patterns = used.map(patternOf)
  expect(catalogue.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})

test('catalogue: no key is in it twice', () => {
  const parts = readdirSync(`${folder}/copy`).filter((file) => file.endsWith('-copy.ts'))
  const texts = [
    'copy.ts',
    'first-copy.ts',
    'list-copy.ts',
    'further-copy.ts',
    ...parts.map((file) => `copy/${file}`),
  ].map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const written = [...texts.join('\n').matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key)
  expect(written).toHaveLength(new Set(written).size)
  expect(written).toHaveLength(catalogue.length)
})

test('labels: say what the catalogue says', () => {
  expect(spoken.length).toBeGreaterThan(1)
  expect(
    spoken.filter(([key, english]) => Object.entries(copy).every(([k, v]) => k !== key || v !== english)),
  ).toEqual([])
})

test('catalogue: texts are not empty and hold no straight quotes', () => {
  expect(Object.values(copy).filter((text) => text.trim() === '' || /["']/.test(text))).toEqual([])
})
