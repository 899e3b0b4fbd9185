import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languageNames } from './languages'
import { presets, translated } from './package-texts'
import type { WorkspacePackage } from './packages'

/** `@latchkey/view-kit` is `viewKit`, `latchkey` is `latchkey`. */
const camelOf = (name: string): string =>
  name.replace(/^@latchkey\//, '').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** In the order in which Biome sorts imports: by the specifier, packages before files. */
const sorted = (lines: readonly (readonly [specifier: string, line: string])[]): readonly string[] =>
  [...lines]
    .sort(
      ([one], [other]) =>
        Number(one.startsWith('.')) - Number(other.startsWith('.')) || (one < other ? -1 : 1),
    )
    .map(([, line]) => line)

/**
 * Writes the module `src/languages/TAG.ts` of a preset: the texts of what it depends on and its own, as one language. They
 * are written out one by one, because bundlers follow no name that is put together.
 */
export function joinedLanguage({ path, json }: WorkspacePackage, tag: string): string {
  const name = languageNames[tag] ?? ''
  const within = (other: WorkspacePackage): boolean => other.name in json.dependencies
  const joined = presets.filter(within)
  const isJoined = ({ name: other }: WorkspacePackage): boolean =>
    joined.some((preset) => preset.name === other || other in preset.json.dependencies)
  const parts = translated.filter((other) => within(other) && !isJoined(other))
  const ownFile = tag === 'en' ? '../texts' : `./${tag}.json`
  const hasOwn = existsSync(join(path, 'src/texts.ts'))
  const imports = sorted([
    ...[...joined, ...parts].map((other) => {
      const specifier = `${other.name}/languages/${tag}`
      return [specifier, `import { ${name} as ${camelOf(other.name)} } from '${specifier}'`] as const
    }),
    ['@latchkey/kernel', "import type { Language } from '@latchkey/kernel'"],
    ...(hasOwn ? [[ownFile, `import { ${name} as own } from '${ownFile}'`] as const] : []),
  ])
  const spread = [
    ...joined.map((other) => `...${camelOf(other.name)}.texts`),
    ...parts.map((other) => `...${camelOf(other.name)}`),
    ...(hasOwn ? ['...own'] : []),
  ]
  return `// Written by \`npx vitest run scripts/languages.test.ts --project node -u\`.
${imports.join('\n')}

/**
 * Every text of \`${json.name}\` and of what it depends on, in the language \`${tag}\`.
 * @example
 * latchkey.setLanguage(${name})
 */
export const ${name}: Language = {
  locale: '${tag}',
  texts: {
${spread.map((text) => `    ${text},\n`).join('')}  },
}
`
}
