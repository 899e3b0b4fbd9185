// `npx tsx scripts/count-files.ts`: prints how many files and lines each package has, how many of its files are short,
// and how long the documents are. Product files are those in `src` without tests, test support, fakes and conformance.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, isTest } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { repositoryRoot, runMain } from './workspace/run-check'

/** A file of fewer lines is counted as short. */
const SHORT = 25

export interface FileCount {
  readonly files: number
  readonly lines: number
  /** Share of the files with fewer than 25 lines, in percent, rounded. */
  readonly short: number
  /** Lines of the file in the middle. */
  readonly median: number
}

/** Counts files by their lengths in lines. */
export function countFiles(lengths: readonly number[]): FileCount {
  const sorted = [...lengths].sort((a, b) => a - b)
  const short = sorted.filter((lines) => lines < SHORT).length
  return {
    files: sorted.length,
    lines: sorted.reduce((sum, lines) => sum + lines, 0),
    short: sorted.length === 0 ? 0 : Math.round((100 * short) / sorted.length),
    median: sorted[sorted.length >> 1] ?? 0,
  }
}

/** Whether a file in `src` is part of the product. */
export const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) && !isTest(file) && !/(^|\/)(test-support|testing|conformance)\//.test(file)

function lengthsOf(folder: string): readonly number[] {
  return filesBelow(folder)
    .filter(isProduct)
    .map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1)
}

const row = (name: string, { files, lines, short, median }: FileCount): string =>
  `${name.padEnd(28)} ${String(files).padStart(5)} files ${String(lines).padStart(6)} lines, ${String(short).padStart(2)} % under ${SHORT}, median ${median}`

await runMain(import.meta.url, () => {
  const packages = listLibraries(repositoryRoot)
    .filter(({ name }) => name !== '@latchkey/testing')
    .map(({ name, path }) => ({ name, lengths: lengthsOf(join(path, 'src')) }))
  const ofFiles = packages.map(({ name, lengths }) => ({ name, count: countFiles(lengths) }))
  for (const { name, count } of [...ofFiles].sort((a, b) => b.count.files - a.count.files))
    console.log(row(name, count))
  console.log(row('all', countFiles(packages.flatMap(({ lengths }) => lengths))))
  const documents = filesBelow(repositoryRoot).filter(
    (file) => file.endsWith('.md') && !/^(examples|\.changeset)\/|CHANGELOG\.md$|^findings\//.test(file),
  )
  const bytes = documents.map((file) => readFileSync(join(repositoryRoot, file)).length)
  console.log(
    `${documents.length} documents, ${Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1000)} kB`,
  )
})
