import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { confusables } from '../plugins/session/src/wallets/confusables'
import { buildTable } from './generate-confusables'

const unicode: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('unhomoglyph/data.json'), 'utf8'),
)

test('confusables: the table in use is the one made from Unicode’s data', () => {
  const file = fileURLToPath(new URL('../plugins/session/src/wallets/confusables.ts', import.meta.url))
  expect(readFileSync(file, 'utf8')).toContain(`'${buildTable(unicode)}'`)
})

test('confusables: letters are read as Unicode draws them, and small ones as their capitals', () => {
  const read = [...'ɑօӏꓟмηꮋΗ'].map((letter) => confusables.get(letter))
  expect(read).toEqual(['a', 'o', 'i', 'm', 'm', 'n', 'h', 'h'])
  expect(confusables.get('я')).toBeUndefined()
})
