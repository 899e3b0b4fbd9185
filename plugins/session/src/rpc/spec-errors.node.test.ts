import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specErrors } from '../test-support/spec-errors'

const root = join(import.meta.dirname, '../../../..')
const fates = specErrors.map(({ fate }) => fate)
const ofOtherPackages = fates.flatMap((fate) => (fate.kind === 'elsewhere' ? [fate] : []))

test.each(ofOtherPackages)('error catalogue: $plugin has the error $code', ({ plugin, code }) => {
  const kind = existsSync(join(root, 'adapters', plugin)) ? 'adapters' : 'plugins'
  const folder = join(root, kind, plugin, 'src')
  const files = readdirSync(folder).filter((name) => name.endsWith('errors.ts'))
  const sources = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  // A class that other classes extend has a type annotation on its code.
  expect(sources.join('\n')).toMatch(new RegExp(`readonly code(: string)? = '${code}'`))
})
