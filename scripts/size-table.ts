// `npx tsx scripts/size-table.ts`: writes the figures of the last `npm test` into README and playground.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BundleSize, SIZES_FILE } from './check-bundles'
import { withMarkedPart } from './workspace/files'
import { repositoryRoot, runMain } from './workspace/run-check'

/** The figures of `weight.spec.ts`, in bytes. */
interface Weight {
  readonly aboveBaseline: number
  readonly opening: number
}

interface Row {
  readonly part: string
  readonly eager: string
  readonly lazy: string
  /** Bytes that a page which can connect a wallet loads additionally when the part is used. */
  readonly added: string
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Rows of whole pages, then of each package, as Vite builds them. */
function sizeRows(weights: Readonly<Record<string, Weight>>, sizes: readonly BundleSize[]): readonly Row[] {
  const first = new Map<string, Row>()
  for (const size of sizes) {
    if (size.bundler !== 'vite' || first.has(size.package)) continue
    first.set(size.package, {
      part: `${size.package}, gzip`,
      eager: kb(size.eager),
      lazy: size.lazy === 0 ? '–' : kb(size.lazy),
      added: size.added ? `+${kb(size.added.lazy)}` : '–',
    })
  }
  const pages = Object.entries(weights).map(
    ([example, { aboveBaseline, opening }]): Row => ({
      part: `examples/${example} above a bare React page, brotli`,
      eager: `+${kb(aboveBaseline)}`,
      lazy: `+${kb(opening)} until the list stands`,
      added: '–',
    }),
  )
  const skipped = ['@latchkey/ui-primitives', '@latchkey/simulated-wallet']
  return [...pages, ...[...first].filter(([name]) => !skipped.includes(name)).map(([, row]) => row)]
}

function sizeTable(rows: readonly Row[]): string {
  const lines = rows.map(({ part, eager, lazy, added }) => `| ${part} | ${eager} | ${lazy} | ${added} |`)
  const head =
    '| | before the first click | when used | when used, on a page with `latchkey` and `@latchkey/evm` |'
  return [head, '|---|--:|--:|--:|', ...lines].join('\n')
}

function readJson(file: string) {
  if (!existsSync(join(repositoryRoot, file))) throw new Error(`${file} is missing. Run npm test first.`)
  return JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'))
}

await runMain(import.meta.url, () => {
  const weights: Readonly<Record<string, Weight>> = {
    minimal: readJson('.cache/page-weight.json'),
    'all-features': readJson('.cache/all-features-weight.json'),
  }
  const sizes: readonly BundleSize[] = readJson(SIZES_FILE)
  const rows = sizeRows(weights, sizes)
  const readme = join(repositoryRoot, 'README.md')
  writeFileSync(readme, withMarkedPart(readFileSync(readme, 'utf8'), 'sizes', sizeTable(rows)))
  const playground = join(repositoryRoot, 'examples/playground/src/sizes.json')
  writeFileSync(playground, `${JSON.stringify(rows, undefined, 2)}\n`)
  // The formatter aligns the columns.
  execFileSync('node_modules/.bin/biome', ['format', '--write', readme, playground], { cwd: repositoryRoot })
  console.log(sizeTable(rows))
})
