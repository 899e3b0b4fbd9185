import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { BundleScenario } from '../manifests/budget'
import type { Measured, Part } from './chunk-graph'

/** The largest modules that are named when a budget is exceeded. */
const NAMED_MODULES = 12

export function matches(packageName: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? packageName.startsWith(pattern.slice(0, -1)) : packageName === pattern
}

function shortPath(path: string): string {
  const inside = path
    .replaceAll('\\', '/')
    .replace(/.*\/node_modules\//, '')
    .replace(/^\0/, '')
  const sources = /\/chunk-[A-Z0-9]+\.js$/.test(path) ? sourcesOf(path) : []
  return sources.length > 0 ? `${inside} (${sources.join(', ')})` : inside
}

/** What a chunk with a name made of letters was built from, by its source map. */
function sourcesOf(path: string): readonly string[] {
  if (!existsSync(`${path}.map`)) return []
  const map = v.safeParse(
    v.object({ sources: v.array(v.string()) }),
    JSON.parse(readFileSync(`${path}.map`, 'utf8')),
  )
  return map.success ? map.output.sources.map((source) => source.replace(/^(\.\.\/)+/, '')) : []
}

/** `  12,345  @latchkey/send/dist/plugin.js`: bytes before compression, largest first. */
export function modulesTable({ modules }: Part): string {
  return modules
    .slice(0, NAMED_MODULES)
    .map(({ path, bytes }) => `    ${bytes.toLocaleString('en').padStart(9)}  ${shortPath(path)}`)
    .join('\n')
}

/** What a measured scenario does wrong, each as a sentence with the modules that weigh most. */
export function judge(scenario: BundleScenario, measured: Measured): readonly string[] {
  const excess = (['eager', 'lazy'] as const).flatMap((part) => {
    const limit = scenario[part]
    const { bytes } = measured[part]
    if (limit === undefined || bytes <= limit) return []
    const table = modulesTable(measured[part])
    return [`${part} is ${bytes} B ${scenario.measure}, ${bytes - limit} B over its limit\n${table}`]
  })
  const present = scenario.absent.flatMap((pattern) => {
    const found = measured.eager.packages.filter((name) => matches(name, pattern))
    return found.map((name) => `${name} is in the eager part, where "${pattern}" must be absent`)
  })
  return [...excess, ...present]
}
