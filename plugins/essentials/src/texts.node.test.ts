import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const LITERAL = /\bt\(\s*'([a-z-]+\.[\w-]+)',\s*'((?:[^'\\]|\\.)*)'/g
const CODE = /(?:^ {2}(?:override )?readonly code = |\bdefineError\(\s*)'([A-Z_]+)'/gm
/** Codes of errors without a fixed text: they are not shown to users, or their text contains a number. */
const WITHOUT_TEXT = ['HTTP_STATUS', 'CONNECTOR_CLAUSE', 'WALLET_LINK_REFUSED', 'SIWX_TOO_MANY_NONCES']

const packages = [
  'kernel',
  ...['plugins', 'adapters'].flatMap((folder) =>
    readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`),
  ),
]

/** The English texts of all packages with a file `texts.ts`. */
const catalogues = await Promise.all(
  packages
    .map((folder) => `${folder}/src/texts.ts`)
    .filter((file) => existsSync(join(repository, file)))
    .map(async (file): Promise<Readonly<Record<string, string>>> => {
      const { english: texts } = await import(/* @vite-ignore */ join(repository, file))
      return texts
    }),
)
const known: Readonly<Record<string, string>> = Object.assign({}, ...catalogues)

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '')

/** The error codes in a source text for which no package has a text. */
function codesWithoutText(source: string): readonly string[] {
  const codes = [...withoutComments(source).matchAll(CODE)].map(([, code = '']) => code)
  return codes.filter((code) => !WITHOUT_TEXT.includes(code) && known[`error.${code}`] === undefined)
}

/** Describes every `t('key', 'English')` in a source text whose English text differs from the catalogue. */
function differingTexts(source: string): readonly string[] {
  return [...withoutComments(source).matchAll(LITERAL)].flatMap(([, key = '', text = '']) =>
    known[key] === text ? [] : [`${key}: '${text}' is '${known[key]}' in the catalogue`],
  )
}

// The simulated wallet is not part of the product, so its texts are in English only.
const sources = packages
  .filter((folder) => folder !== 'adapters/simulated-wallet' && existsSync(join(repository, folder, 'src')))
  .flatMap((folder) =>
    readdirSync(join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$|test-support/.test(file))
      .map((file) => join(folder, 'src', file)),
  )

test('texts: every text in the code equals that in the catalogue of its package', () => {
  expect(sources.length).toBeGreaterThan(200)
  const texts = sources.map((file) => readFileSync(join(repository, file), 'utf8'))
  expect(texts.join('\n').match(LITERAL)?.length).toBeGreaterThan(10)
  expect(texts.flatMap(differingTexts)).toEqual([])
})

test('texts: the check finds a text that is missing in the catalogues or differs from them', () => {
  expect(differingTexts("t('button.connect', 'Connect')")).toHaveLength(1)
  expect(differingTexts("t(\n  'button.nobody',\n  'Nobody')")).toHaveLength(1)
  expect(differingTexts("t('button.connect', 'Connect wallet')")).toEqual([])
})

test('texts: every error that a user can see has a text in a catalogue', () => {
  const texts = sources.map((file) => readFileSync(join(repository, file), 'utf8'))
  expect(texts.join('\n').match(CODE)?.length).toBeGreaterThan(100)
  expect(texts.flatMap(codesWithoutText)).toEqual([])
  expect(codesWithoutText("class NobodyError {\n  readonly code = 'NOBODY'\n}")).toEqual(['NOBODY'])
  expect(codesWithoutText("class NoneError extends defineError(\n  'NONE', 'No') {}")).toEqual(['NONE'])
})
