import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../workspace/run-check'
import { ROWS_FILE, readmeRows, type SizeRow, sizeTable, staleRows } from './size-rows'

const row = (changes: Partial<SizeRow>): SizeRow => ({
  part: '@latchkey/tips, gzip',
  eager: '0.7 kB',
  idle: '–',
  lazy: '20.0 kB',
  added: '–',
  ...changes,
})

test('size table: a few bytes leave it as it is', () => {
  const page = row({ part: 'examples/tips above a bare React page, brotli' })
  expect(staleRows([page, row({})], [row({ eager: '0.8 kB', lazy: '20.4 kB' })])).toEqual([])
  expect(staleRows([row({})], [row({ lazy: '19.6 kB' })])).toEqual([])
})

test('size table: more bytes, fewer bytes, new and removed packages are told', () => {
  expect(staleRows([row({})], [row({ lazy: '20.5 kB' })])).toEqual([
    '@latchkey/tips, gzip, lazy: says 20.0 kB and is 20.5 kB',
  ])
  expect(staleRows([row({})], [row({ lazy: '19.5 kB', added: '+1.0 kB' })])).toEqual([
    '@latchkey/tips, gzip, lazy: says 20.0 kB and is 19.5 kB',
    '@latchkey/tips, gzip, added: says – and is +1.0 kB',
  ])
  expect(staleRows([], [row({})])).toEqual(['@latchkey/tips, gzip: has no row'])
  expect(staleRows([row({})], [])).toEqual(['@latchkey/tips, gzip: was not measured'])
})

test('size table: README and playground say the same', () => {
  const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8')
  const [, table] = /<!-- sizes -->\n([\s\S]*?)\n<!-- \/sizes -->/.exec(read('README.md')) ?? []
  const rows = readmeRows(JSON.parse(read(ROWS_FILE)))
  expect(rows).toHaveLength(6)
  expect(table).toBe(sizeTable(rows))
})
