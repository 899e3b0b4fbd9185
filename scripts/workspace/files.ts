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

/** Every file below `folder`, relative to it, sorted; generated folders are left out. */
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

/** Whether a file holds tests and so is no part of what is published. */
export function isTest(file: string): boolean {
  return /\.(test|test-d|bench)\.tsx?$/.test(file)
}
