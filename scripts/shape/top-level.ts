import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from '../workspace/violation'

const required = [
  'adapters',
  'examples',
  'kernel',
  'plugins',
  'scripts',
  'ui-primitives',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'vitest.workspace.ts',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'PROOFS.md',
  'README.md',
  'SECURITY.md',
]
/** What tools insist on finding at the top, and what they leave there. */
const allowed = [
  'biome.json',
  'knip.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'tsconfig.node.json',
  'vitest.config.ts',
]
const leftBehind = ['node_modules', 'coverage', 'test-results', 'playwright-report']

/** The top of the repository is a fixed list, so that a newcomer sees the parts at a glance. */
export function topLevelViolations(root: string): readonly Violation[] {
  const known = new Set([...required, ...allowed, ...leftBehind])
  const strangers = readdirSync(root).filter((name) => !name.startsWith('.') && !known.has(name))
  const missing = required.filter((name) => !existsSync(join(root, name)))
  return [
    ...strangers.map((file) => ({
      file,
      rule: 'top-level',
      message: 'does not belong at the top of the repository',
    })),
    ...missing.map((file) => ({ file, rule: 'top-level', message: 'is missing' })),
  ]
}
