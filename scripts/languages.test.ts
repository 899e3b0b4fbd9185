// Each package with texts has them in every language. One test for all, because the rules are the same for each. With `-u`
// it writes the modules in which a preset joins the texts of others.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languageGaps } from '../kernel/src/testing'
import type { ErrorTexts } from '../kernel/src/text/text'
import { joinedLanguage } from './workspace/joined-language'
import type { Texts } from './workspace/languages'
import { englishOf, presets, translated, translationOf, translationsOf } from './workspace/package-texts'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

/** Into which `latchkey` is translated. */
const tags = presets.flatMap(({ name, path }) => (name === 'latchkey' ? translationsOf({ path }) : []))

/** Placeholders that are rendered as link elements. They need no isolation characters. */
const LINKS = /\{(terms|privacy|link)\}/g
/**
 * Unicode isolation: a value in U+2068, or what reads from the left, such as an amount with its symbol, in U+2066. Without
 * it a Latin value would change the order of the words around it.
 */
const ISOLATED = /\u2068\{\w+\}\u2069|\u2066[^\u2066-\u2069\p{Script=Arabic}]+\u2069/gu

/** What is wrong with an Arabic text; empty if nothing is. */
function faultsOf(text: string, english: string): readonly string[] {
  const words = text.replace(/\{\w+\}/g, '')
  return [
    ...(/\p{Script=Arabic}/u.test(words) || text === english || !/\p{L}/u.test(words)
      ? []
      : ['has no Arabic letters']),
    ...(/[,;?]/.test(text) ? ['has Latin punctuation'] : []),
    ...(/[{}]/.test(text.replaceAll(ISOLATED, '').replaceAll(LINKS, ''))
      ? ['has a value that is not isolated']
      : []),
  ]
}

test('languages: the packages with texts are found, and a gap and each fault too', () => {
  expect(translated.length).toBeGreaterThan(20)
  expect(languageGaps({ 'tip.title': 'Tip', 'tip.from': 'From {name}' }, { 'tip.from': 'من' })).not.toEqual(
    [],
  )
  expect(faultsOf('Tip?', 'Tip!')).toHaveLength(2)
  expect(faultsOf('من {name}', 'From {name}')).toHaveLength(1)
  expect(faultsOf('من \u2068{name}\u2069', 'From {name}')).toEqual([])
})

test.each(translated)(
  'languages: each translation of $name has every text that English has',
  async (library) => {
    const english = await englishOf(library)
    expect(translationsOf(library)).toEqual(tags)
    for (const tag of tags) expect(languageGaps(english, translationOf(library, tag), tag), tag).toEqual([])
  },
)

test.each(translated)(
  'languages: every Arabic text of $name has Arabic letters and punctuation, and isolates its values',
  async (library) => {
    const english = await englishOf(library)
    expect(
      Object.entries(translationOf(library, 'ar')).flatMap(([key, text]) =>
        faultsOf(text, english[key] ?? '').map((fault) => `${key} ${fault}: ${text}`),
      ),
    ).toEqual([])
  },
)

test.each(presets.flatMap((preset) => ['en', ...tags].map((tag) => ({ preset, tag, name: preset.name }))))(
  'languages: $name joins the texts of its packages in $tag',
  async ({ preset, tag }) => {
    await expect(joinedLanguage(preset, tag)).toMatchFileSnapshot(
      join(preset.path, 'src/languages', `${tag}.ts`),
    )
  },
)

/** Errors that users do not see, or only with a sentence of their own: `plugins/essentials/src/texts.node.test.ts` says why. */
const WITHOUT_TEXT = ['SIWX_TOO_MANY_NONCES']

test('languages: every error class has its sentences in the English texts of some package', async () => {
  const known: Texts = Object.assign({}, ...(await Promise.all(translated.map(englishOf))))
  const withErrors = listLibraries(repositoryRoot).filter(({ path }) =>
    existsSync(join(path, 'src/errors.ts')),
  )
  const missing: string[] = []
  for (const { path, name } of withErrors) {
    const classes: Readonly<Record<string, { readonly texts?: ErrorTexts | readonly ErrorTexts[] }>> =
      await import(/* @vite-ignore */ join(path, 'src/errors.ts'))
    for (const { code, text, recovery } of Object.values(classes).flatMap(({ texts = [] }) => texts)) {
      if (WITHOUT_TEXT.includes(code)) continue
      if (known[`error.${code}`] !== text) missing.push(`${name} ${code}`)
      if (recovery !== undefined && known[`recovery.${code}`] !== recovery)
        missing.push(`${name} ${code}, recovery`)
    }
  }
  expect(withErrors.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})
