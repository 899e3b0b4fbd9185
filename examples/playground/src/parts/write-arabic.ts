/** The lines that set Arabic, with the texts of these further packages. */
export function writeArabic(packages: readonly string[]): readonly string[] {
  if (packages.length === 0) return ["latchkey.setLanguage((await import('latchkey/languages/ar')).arabic)"]
  return [
    "const { arabic } = await import('latchkey/languages/ar')",
    'const more = await Promise.all([',
    ...packages.map((name) => `  import('${name}/languages/ar'),`),
    '])',
    'latchkey.setLanguage({',
    '  ...arabic,',
    '  texts: Object.assign({}, arabic.texts, ...more.map((one) => one.arabic)),',
    '})',
  ]
}
