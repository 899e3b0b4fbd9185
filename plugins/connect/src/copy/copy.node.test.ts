import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as labels from '../view-titles'
import { copy } from './copy'

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|test-d|css)\.tsx?$/.test(file) &&
      !/^copy\/([a-z-]+-)?copy\.ts$/.test(file),
  )
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n')
const keys: readonly string[] = Object.keys(copy)
const labelTexts = Object.values(labels).flatMap((label) => {
  const texts: (readonly [string, string])[] = []
  label((key, english) => {
    texts.push([key, english])
    return english
  }, undefined)
  return texts
})
/** Keys in the source; what is filled in (`connect.${tag}`) stands for anything. */
const used = [...sources.matchAll(/\b(?:say|t)\(\s*['`]([^'`]+)['`]/g)].map(([, key = '']) => key)
const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[.]/g, '\\.').replace(/\$\{[^}]+\}/g, '[a-z0-9-]+')}$`)

test('copy: every key that is used exists, or belongs to an error', () => {
  const unknown = used
    .filter((key) => !/^(error|recovery)\./.test(key))
    .filter((key) => {
      const pattern = patternOf(key)
      return !keys.some((known) => pattern.test(known))
    })
  expect(unknown).toEqual([])
  expect(used.length).toBeGreaterThan(10)
})

test('copy: every key is used', () => {
  const patterns = used.map(patternOf)
  expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})

test('copy: no key is defined twice', () => {
  const texts = readdirSync(`${folder}/copy`)
    .filter((file) => /(^|-)copy\.ts$/.test(file) && file !== 'use-copy.ts')
    .map((file) => readFileSync(`${folder}/copy/${file}`, 'utf8'))
  const written = [...texts.join('\n').matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key)
  expect(written).toHaveLength(new Set(written).size)
  expect(written).toHaveLength(keys.length)
})

test('labels: have the same texts as copy', () => {
  expect(labelTexts.length).toBeGreaterThan(1)
  expect(
    labelTexts.filter(([key, english]) => Object.entries(copy).every(([k, v]) => k !== key || v !== english)),
  ).toEqual([])
})

test('copy: texts are not empty and hold no straight quotes', () => {
  expect(Object.values(copy).filter((text) => text.trim() === '' || /["']/.test(text))).toEqual([])
})
