import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const generated = new Set([
  'node_modules',
  'dist',
  '.cache',
  'coverage',
  'generated',
  'test-results',
  'playwright-report',
])

/** All files in `folder`, as sorted relative paths, without generated folders. */
export function filesBelow(folder: string, prefix = ''): readonly string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true })
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name
      if (!entry.isDirectory()) return [path]
      return generated.has(entry.name) ? [] : filesBelow(folder, path)
    })
}

/** Whether a file has tests, hence is not published. */
export function isTest(file: string): boolean {
  return /\.(test|test-d|bench)\.tsx?$/.test(file)
}

/** Puts a generated part of a document between its marks, `<!-- name -->` and `<!-- /name -->`. */
export function withMarkedPart(document: string, name: string, part: string): string {
  const opening = `<!-- ${name} -->`
  const start = document.indexOf(opening)
  const end = document.indexOf(`<!-- /${name} -->`)
  if (start < 0 || end < start) throw new Error(`The document has no ${opening} … <!-- /${name} -->.`)
  return `${document.slice(0, start + opening.length)}\n${part}\n${document.slice(end)}`
}

/** A table of Markdown, between empty lines. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
  return ['', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}
