import { isStillTrue } from './tolerance'

/** The file of measured figures, for the tables in README and playground. */
export const SIZES_FILE = '.cache/bundle-sizes.json'
/** The rows of both tables. */
export const ROWS_FILE = 'examples/playground/src/sizes.json'

interface Bytes {
  readonly eager: number
  readonly lazy: number
}

/** Compressed bytes of one scenario. */
export interface BundleSize extends Bytes {
  readonly package: string
  readonly scenario: string
  readonly bundler: string
  /** The bytes that a feature adds to a page. */
  readonly added?: Bytes
}

/** The figures of `weight.spec.ts`, in bytes. */
export interface PageWeight {
  readonly aboveBaseline: number
  readonly idle: number
  readonly used: number
}

export interface SizeRow {
  readonly part: string
  readonly eager: string
  /** What a page fetches when it is idle, of all that is used later. */
  readonly idle: string
  readonly lazy: string
  /** Bytes that a page which can connect a wallet loads additionally when the part is used. */
  readonly added: string
}

const NONE = '–'
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** A row for each example, above the bare page. */
export function pageRows(weights: Readonly<Record<string, PageWeight>>): readonly SizeRow[] {
  return Object.entries(weights).map(([example, { aboveBaseline, idle, used }]) => ({
    part: `examples/${example} above a bare React page, brotli`,
    eager: `+${kb(aboveBaseline)}`,
    idle: `+${kb(idle)}`,
    lazy: `+${kb(used)} until the list stands`,
    added: NONE,
  }))
}

// The last one is empty in production.
const skipped = ['@latchkey/ui-primitives', '@latchkey/simulated-wallet', '@latchkey/devtools']

/** A row for each package, by its first scenario, as Vite builds it. */
export function packageRows(sizes: readonly BundleSize[]): readonly SizeRow[] {
  const first = new Map<string, SizeRow>()
  for (const size of sizes) {
    if (size.bundler !== 'vite' || first.has(size.package) || skipped.includes(size.package)) continue
    first.set(size.package, {
      part: `${size.package}, gzip`,
      eager: kb(size.eager),
      idle: NONE,
      lazy: size.lazy === 0 ? NONE : kb(size.lazy),
      added: size.added ? `+${kb(size.added.lazy)}` : NONE,
    })
  }
  return [...first.values()]
}

/** What nearly every host weighs first. The playground's page has the rows of all packages. */
const inReadme = /^(examples\/(minimal|all-features) |(latchkey|@latchkey\/(evm|solana|walletconnect)),)/

export const readmeRows = (rows: readonly SizeRow[]): readonly SizeRow[] =>
  rows.filter(({ part }) => inReadme.test(part))

export function sizeTable(rows: readonly SizeRow[]): string {
  const lines = rows.map(
    ({ part, eager, idle, lazy, added }) => `| ${part} | ${eager} | ${idle} | ${lazy} | ${added} |`,
  )
  const head =
    '| | until the page is idle | when it is idle | when used | when used, on a page with `latchkey` and `@latchkey/evm` |'
  return [head, '| --- | --: | --: | --: | --: |', ...lines].join('\n')
}

const bytesOf = (cell: string): number => (cell === NONE ? 0 : Number.parseFloat(cell) * 1000)

/** What the documented rows say of packages and was measured otherwise, by more than the tolerance: sentences. */
export function staleRows(documented: readonly SizeRow[], measured: readonly SizeRow[]): readonly string[] {
  const gone = documented.filter(
    ({ part }) => part.endsWith(', gzip') && !measured.some((row) => row.part === part),
  )
  const wrong = measured.flatMap((row) => {
    const said = documented.find(({ part }) => part === row.part)
    if (!said) return [`${row.part}: has no row`]
    return (['eager', 'lazy', 'added'] as const)
      .filter((column) => !isStillTrue(bytesOf(said[column]), bytesOf(row[column])))
      .map((column) => `${row.part}, ${column}: says ${said[column]} and is ${row[column]}`)
  })
  return [...gone.map(({ part }) => `${part}: was not measured`), ...wrong]
}
