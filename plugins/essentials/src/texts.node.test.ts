import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { english } from './en'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const LITERAL = /\bt\(\s*'([a-z-]+\.[\w-]+)',\s*'((?:[^'\\]|\\.)*)'/g
const CODE = /^ {2}(?:override )?readonly code = '([A-Z_]+)'$/gm
/** Not shown to users, or with a number in their sentence. */
const WITHOUT_TEXT = ['HTTP_STATUS', 'CONNECTOR_CLAUSE', 'WALLET_LINK_REFUSED']

/** The catalogues of all packages: a new one is found by its file. */
const catalogues = await Promise.all(
  ['plugins', 'adapters']
    .flatMap((folder) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}/src/en.ts`))
    .filter((file) => file !== 'plugins/essentials/src/en.ts' && existsSync(join(repository, file)))
    .map(async (file): Promise<Readonly<Record<string, string>>> => {
      const { english: texts } = await import(/* @vite-ignore */ join(repository, file))
      return texts
    }),
)
const known: Readonly<Record<string, string>> = Object.assign({}, english.texts, ...catalogues)

/** The codes of the errors of a source text that no catalogue has a sentence for. */
function speechless(source: string): readonly string[] {
  const codes = [...source.matchAll(CODE)].map(([, code = '']) => code)
  return codes.filter((code) => !WITHOUT_TEXT.includes(code) && known[`error.${code}`] === undefined)
}

/** Every `t('key', 'English')` in a source text, and what is wrong with it. */
function strangers(source: string): readonly string[] {
  return [...source.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(LITERAL)].flatMap(([, key = '', text = '']) =>
    known[key] === text ? [] : [`${key}: '${text}' is '${known[key]}' in the catalogue`],
  )
}

const sources = ['kernel/src', 'plugins', 'adapters'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)src\/|^[^/]+\.tsx?$/.test(folder === 'kernel/src' ? `src/${file}` : file))
    // The simulated wallet shows another product: its texts are English.
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/^simulated-wallet|node_modules|\.test(-d)?\.tsx?$|test-support/.test(file),
    )
    .map((file) => join(folder, file)),
)

test('texts: a text in the code equals that in the catalogue of its package', () => {
  expect(sources.length).toBeGreaterThan(200)
  const texts = sources.map((file) => readFileSync(join(repository, file), 'utf8'))
  expect(texts.join('\n').match(LITERAL)?.length).toBeGreaterThan(10)
  expect(texts.flatMap(strangers)).toEqual([])
})

test('texts: a text that is in no catalogue, or differs there, is found', () => {
  expect(strangers("t('button.connect', 'Connect')")).toHaveLength(1)
  expect(strangers("t(\n  'button.nobody',\n  'Nobody')")).toHaveLength(1)
  expect(strangers("t('button.connect', 'Connect Wallet')")).toEqual([])
})

test('texts: every error that a user can see has a sentence in a catalogue', () => {
  const texts = sources.map((file) => readFileSync(join(repository, file), 'utf8'))
  expect(texts.join('\n').match(CODE)?.length).toBeGreaterThan(20)
  expect(texts.flatMap(speechless)).toEqual([])
  expect(speechless("class NobodyError {\n  readonly code = 'NOBODY'\n}")).toEqual(['NOBODY'])
})
