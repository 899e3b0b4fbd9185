// `npx tsx scripts/size-table.ts`: writes the figures of the last `npm test` into README and playground.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { SIZES_FILE } from './check-bundles'
import { withMarkedPart } from './workspace/files'
import { isMain, repositoryRoot } from './workspace/run-check'

const sizesSchema = v.array(
  v.object({
    package: v.string(),
    scenario: v.string(),
    bundler: v.string(),
    eager: v.number(),
    lazy: v.number(),
  }),
)
const weightSchema = v.object({
  floor: v.number(),
  beforeClick: v.number(),
  aboveFloor: v.number(),
  opening: v.number(),
})
type Sizes = v.InferOutput<typeof sizesSchema>
type Weight = v.InferOutput<typeof weightSchema>

interface Row {
  readonly part: string
  readonly eager: string
  readonly lazy: string
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The whole page first, then each package once, as Vite builds it. */
export function sizeRows(weight: Weight, sizes: Sizes): readonly Row[] {
  const first = new Map<string, Row>()
  for (const size of sizes) {
    if (size.bundler !== 'vite' || first.has(size.package)) continue
    first.set(size.package, {
      part: `${size.package}, gzip`,
      eager: kb(size.eager),
      lazy: size.lazy === 0 ? '–' : kb(size.lazy),
    })
  }
  const page: Row = {
    part: 'examples/minimal above a bare React page, brotli',
    eager: `+${kb(weight.aboveFloor)}`,
    lazy: `+${kb(weight.opening)} until the list stands`,
  }
  const skipped = ['@latchkey/ui-primitives', '@latchkey/simulated-wallet']
  return [page, ...[...first].filter(([name]) => !skipped.includes(name)).map(([, row]) => row)]
}

export function sizeTable(rows: readonly Row[]): string {
  const lines = rows.map(({ part, eager, lazy }) => `| ${part} | ${eager} | ${lazy} |`)
  return ['| | before the first click | when used |', '|---|--:|--:|', ...lines].join('\n')
}

function readJson(root: string, file: string): unknown {
  if (!existsSync(join(root, file))) throw new Error(`${file} is missing. Run npm test first.`)
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

if (isMain(import.meta.url)) {
  const weight = v.parse(weightSchema, readJson(repositoryRoot, '.cache/page-weight.json'))
  const sizes = v.parse(sizesSchema, readJson(repositoryRoot, SIZES_FILE))
  const rows = sizeRows(weight, sizes)
  const readme = join(repositoryRoot, 'README.md')
  writeFileSync(readme, withMarkedPart(readFileSync(readme, 'utf8'), 'sizes', sizeTable(rows)))
  const playground = join(repositoryRoot, 'examples/playground/src/sizes.json')
  writeFileSync(playground, `${JSON.stringify(rows, undefined, 2)}\n`)
  // The columns of a table are the formatter's business.
  execFileSync('node_modules/.bin/biome', ['format', '--write', readme, playground], { cwd: repositoryRoot })
  console.log(sizeTable(rows))
}
