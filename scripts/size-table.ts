// `npx tsx scripts/size-table.ts`: writes the figures of the last `npm test` into README and playground.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BundleSize,
  type PageWeight,
  packageRows,
  pageRows,
  ROWS_FILE,
  readmeRows,
  SIZES_FILE,
  sizeTable,
} from './bundles/size-rows'
import { withMarkedPart } from './workspace/files'
import { repositoryRoot, runMain } from './workspace/run-check'

function readJson(file: string) {
  if (!existsSync(join(repositoryRoot, file))) throw new Error(`${file} is missing. Run npm test first.`)
  return JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'))
}

await runMain(import.meta.url, () => {
  const weights: Readonly<Record<string, PageWeight>> = {
    minimal: readJson('.cache/page-weight.json'),
    'all-features': readJson('.cache/all-features-weight.json'),
  }
  const sizes: readonly BundleSize[] = readJson(SIZES_FILE)
  const rows = [...pageRows(weights), ...packageRows(sizes)]
  const readme = join(repositoryRoot, 'README.md')
  writeFileSync(readme, withMarkedPart(readFileSync(readme, 'utf8'), 'sizes', sizeTable(readmeRows(rows))))
  const playground = join(repositoryRoot, ROWS_FILE)
  writeFileSync(playground, `${JSON.stringify(rows, undefined, 2)}\n`)
  execFileSync('node_modules/.bin/biome', ['format', '--write', playground], { cwd: repositoryRoot })
  console.log(sizeTable(rows))
})
