/** The lines that set a language, with the texts of these further packages. */
export function writeLanguage(locale: string, packages: readonly string[]): readonly string[] {
  const load = `await loadLanguage('${locale}')`
  if (packages.length === 0) return [`latchkey.setLanguage(${load})`]
  return [
    `const language = ${load}`,
    'const more = await Promise.all([',
    ...packages.map((name) => `  import('${name}/languages/${locale}'),`),
    '])',
    'latchkey.setLanguage({',
    '  ...language,',
    '  texts: Object.assign({}, language.texts, ...more.flatMap(Object.values)),',
    '})',
  ]
}

/** The import that these lines need. */
export const importOfLanguage = "import { loadLanguage } from 'latchkey/languages'"
