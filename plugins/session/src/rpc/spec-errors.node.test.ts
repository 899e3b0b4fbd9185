import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetErrors, specSentences } from '../test-support/sheet-errors'
import { specErrors } from '../test-support/spec-errors'

const root = join(import.meta.dirname, '../../../..')
const fates = [...specErrors, ...specSentences, ...sheetErrors].map(({ fate }) => fate)

type Texts = Readonly<Record<string, string>>

/** What a package shows to users, by key: in English, and in Arabic where the other language is asked for. */
async function textsOf(folder: string, language: 'en' | 'ar'): Promise<Texts> {
  const file = language === 'en' ? 'texts.ts' : 'languages/ar.json'
  const { english, arabic } = await import(/* @vite-ignore */ join(root, folder, 'src', file))
  return language === 'en' ? english : arabic
}

const kindOf = (plugin: string): string =>
  existsSync(join(root, 'adapters', plugin)) ? 'adapters' : 'plugins'

/** The package whose views have a text: `email.failed` is of the plugin `email`. */
const ownerOf = (key: string): string => `plugins/${key.split('.')[0]}`

async function expectShown(key: string, folder: string, sentence: string): Promise<void> {
  expect((await textsOf(folder, 'en'))[key], key).toBe(sentence)
  const translated = (await textsOf(folder, 'ar'))[key]
  expect(translated, `${key} in Arabic`).toMatch(/\p{Script=Arabic}/u)
}

test.each(fates.flatMap((fate) => (fate.kind === 'elsewhere' ? [fate] : [])))(
  'error catalogue: $plugin says “$sentence” with $code, and shows it',
  async ({ plugin, code, sentence, shown = [] }) => {
    const folder = `${kindOf(plugin)}/${plugin}`
    const files = readdirSync(join(root, folder, 'src')).filter((name) => name.endsWith('errors.ts'))
    const text = files.map((name) => readFileSync(join(root, folder, 'src', name), 'utf8')).join('\n')
    const ofCode = text.match(new RegExp(`(\\bdefineError\\(\\s*|readonly code = )'${code}'`, 'g'))
    expect(ofCode).toHaveLength(1)
    // The catalogue takes its texts from the errors themselves.
    await expectShown(`error.${code}`, folder, sentence)
    for (const key of shown) await expectShown(key, ownerOf(key), sentence)
  },
)

/** For developers: one has a number, the other is a mistake in the page's code. */
const notShown = ['HTTP_STATUS', 'CHAIN_ADAPTER_NOT_FOUND']

test.each(fates.flatMap((fate) => (fate.kind === 'here' && !notShown.includes(fate.code) ? [fate] : [])))(
  'error catalogue: the user reads “$sentence” of $code',
  async ({ code, sentence }) => {
    const folder = code === 'REQUEST_ABORTED' ? 'kernel' : 'plugins/session'
    await expectShown(`error.${code}`, folder, sentence)
  },
)

test.each(fates.flatMap((fate) => (fate.kind === 'text' ? [fate] : [])))(
  'error catalogue: $key is “$sentence”',
  ({ key, sentence }) => expectShown(key, ownerOf(key), sentence),
)
