import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specErrors } from '../test-support/spec-errors'

const root = join(import.meta.dirname, '../../../..')
const fates = specErrors.map(({ fate }) => fate)
const ofOtherPackages = fates.flatMap((fate) => (fate.kind === 'elsewhere' ? [fate] : []))

test.each(ofOtherPackages)(
  'error catalogue: $plugin says “$sentence” with $code',
  ({ plugin, code, sentence }) => {
    const kind = existsSync(join(root, 'adapters', plugin)) ? 'adapters' : 'plugins'
    const folder = join(root, kind, plugin, 'src')
    const files = readdirSync(folder).filter((name) => name.endsWith('errors.ts'))
    const classes = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^}$/m))
    // A class that other classes extend has a type annotation on its code.
    const ofCode = classes.filter((text) => new RegExp(`readonly code(: string)? = '${code}'`).test(text))
    expect(ofCode).toHaveLength(1)
    expect(ofCode[0]).toContain(`'${sentence}'`)
  },
)

test.each(fates.flatMap((fate) => (fate.kind === 'text' ? [fate] : [])))(
  'error catalogue: $plugin has the text $key',
  ({ plugin, key }) => {
    const { text } = specErrors.find(({ fate }) => fate.kind === 'text' && fate.key === key) ?? {}
    expect(readFileSync(join(root, 'plugins', plugin, 'src/copy/copy.ts'), 'utf8')).toContain(
      `'${key}': '${text}'`,
    )
  },
)
