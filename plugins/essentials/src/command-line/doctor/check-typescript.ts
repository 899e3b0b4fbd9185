import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { findPackage, type InstalledPackage } from '../installed-packages'
import type { Finding } from './finding'

interface Config {
  readonly file: string
  readonly options: Readonly<Record<string, unknown>>
  readonly references: readonly string[]
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const texts = (value: unknown): readonly string[] =>
  [value].flat().filter((item): item is string => typeof item === 'string')

/** Comments and trailing commas, which a `tsconfig.json` may have; texts stay as they are. */
function parseCommented(text: string): unknown {
  const plain = text
    .replaceAll(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_all, quoted?: string) => quoted ?? '')
    .replaceAll(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_all, quoted?: string) => quoted ?? '')
  try {
    return JSON.parse(plain)
  } catch {
    return undefined
  }
}

function resolveConfig(name: string, from: string): string | undefined {
  if (/^\.{0,2}\//.test(name) || /^[A-Za-z]:/.test(name)) {
    const path = resolve(dirname(from), name)
    return [path, `${path}.json`, join(path, 'tsconfig.json')].find(
      (file) => /\.json$/.test(file) && existsSync(file),
    )
  }
  const require = createRequire(from)
  for (const candidate of [name, `${name}.json`, `${name}/tsconfig.json`])
    try {
      const found = require.resolve(candidate)
      if (found.endsWith('.json')) return found
    } catch {}
  return undefined
}

/** Reads a configuration with those that it extends. `above` ends a circle. */
function readConfig(file: string, above: readonly string[] = []): Config | undefined {
  if (!existsSync(file) || above.includes(file)) return undefined
  const json = record(parseCommented(readFileSync(file, 'utf8')))
  const bases = texts(json['extends']).flatMap((name) => {
    const base = resolveConfig(name, file)
    return (base && readConfig(base, [...above, file])?.options) ?? {}
  })
  const references = [json['references']].flat().flatMap((one) => texts(record(one)['path']))
  return { file, options: Object.assign({}, ...bases, record(json['compilerOptions'])), references }
}

/** The configurations that compile the page: `tsconfig.json`, or those that it refers to. */
function readConfigs(folder: string): readonly Config[] {
  const root = readConfig(join(folder, 'tsconfig.json'))
  if (!root) return []
  const referred = root.references.flatMap((path) => {
    const file = resolveConfig(path.startsWith('.') ? path : `./${path}`, root.file)
    return (file && readConfig(file)) || []
  })
  return referred.length > 0 ? referred : [root]
}

const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '')

/** Modes that read `exports` of a package, without which an entry such as `latchkey/react` is not found. */
function readsExports({ options }: Config, isNewer: boolean): boolean {
  const resolution = lower(options['moduleResolution'])
  if (resolution) return /^(bundler|node16|node20|nodenext)$/.test(resolution)
  return isNewer || /^(node16|node18|node20|nodenext|preserve)$/.test(lower(options['module']))
}

export function findCompilerMistakes(host: InstalledPackage): readonly Finding[] {
  const major = Number.parseInt(findPackage('typescript', host.folder)?.version ?? '', 10)
  // From TypeScript 6 on it is strict, and resolves as bundlers do, unless told otherwise.
  const isNewer = major >= 6
  return readConfigs(host.folder).flatMap((config) => {
    const name = config.file.slice(host.folder.length + 1)
    const { strict } = config.options
    return [
      ...(strict === true || (isNewer && strict === undefined)
        ? []
        : [
            {
              code: 'NOT_STRICT',
              found: `${name} does not set "strict".`,
              advice:
                'Set "strict": true: without it a plugin that is missing and states of a hook are not told apart.',
            },
          ]),
      ...(readsExports(config, isNewer)
        ? []
        : [
            {
              code: 'MODULE_RESOLUTION',
              found: `${name} resolves modules in a way that does not read the "exports" of a package.`,
              advice:
                'Set "moduleResolution": "bundler", or "nodenext" for code that Node runs without a bundler.',
            },
          ]),
    ]
  })
}
