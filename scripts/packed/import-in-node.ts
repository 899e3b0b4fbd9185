import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPackageJson } from '../workspace/package-json'

/** Style sheets, data, and what Vitest refuses to be imported without it. */
const notForNode = /\.(css|json)$|^\.\/vitest$/

/** Node refuses file names without an ending, which bundlers forgive; a server imports every entry point. */
export function importInNode(fixture: string, name: string): readonly string[] {
  const manifest = join(fixture, 'node_modules', name, 'package.json')
  if (!existsSync(manifest)) return [`${name} is not among the packed packages`]
  const entries = Object.keys(readPackageJson(manifest).exports).filter((key) => !notForNode.test(key))
  const program = entries.map((key) => `await import('${name}${key.slice(1)}')`).join('\n')
  const args = ['--input-type=module', '--eval', program]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: fixture, encoding: 'utf8' })
  if (status === 0 && stderr === '') return []
  return [`${name} cannot be imported in Node: ${stderr.trim().split('\n').slice(0, 8).join(' ')}`]
}
