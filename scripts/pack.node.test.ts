import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moveOnce } from './pack'
import { writeTree } from './test-support/plugin-tree'

test('pack: of two concurrent results the first stays, complete', () => {
  const root = writeTree({ 'a.1/made': 'first', 'a.2/made': 'second', 'a.2/more': '' })
  moveOnce(join(root, 'a.1'), join(root, 'a'))
  moveOnce(join(root, 'a.2'), join(root, 'a'))
  expect(readFileSync(join(root, 'a/made'), 'utf8')).toBe('first')
  expect(['a/more', 'a.1', 'a.2'].filter((file) => existsSync(join(root, file)))).toEqual([])
})

test('pack: any other failure is thrown, and nothing is lost', () => {
  const root = writeTree({ 'a.1/made': 'first' })
  expect(() => moveOnce(join(root, 'a.1'), join(root, 'missing/a'))).toThrow('ENOENT')
  expect(existsSync(join(root, 'a.1/made'))).toBe(true)
})
