import { expect, test } from 'vitest'
import { chooseLanguage, languages } from './choose-language'

test.each<readonly [wanted: string, language: string]>([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'en'],
  ['ar-EG', 'ar'],
  ['es-419', 'es'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['in', 'id'],
  ['zh', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-TW', 'en'],
  ['zh-Hant', 'en'],
  ['zh-TW zh en', 'en'],
  ['zh-HK zh ja', 'ja'],
  ['zh-CN zh zh-TW', 'zh-CN'],
  ['nl de', 'de'],
  ['en-GB de', 'en'],
  ['* fr', 'fr'],
  ['nl', 'en'],
  ['', 'en'],
])('choose language: of a user who wants "%s" it is %s', (wanted, language) => {
  expect(chooseLanguage(wanted.split(' '))).toBe(language)
})

test('choose language: a single tag is enough, and each language finds itself', () => {
  for (const { locale } of languages) expect(chooseLanguage(locale)).toBe(locale)
  expect(chooseLanguage([])).toBe('en')
})

test('languages: each has the name by which it calls itself', () => {
  for (const { locale, name } of languages) {
    const own = new Intl.DisplayNames(locale, { type: 'language' })
    const script = locale === 'zh-CN' ? 'zh-Hans' : locale
    expect(name.toLowerCase()).toContain(own.of(script)?.toLowerCase())
  }
})
