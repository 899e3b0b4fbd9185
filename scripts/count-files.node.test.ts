import { expect, test } from 'vitest'
import { countFiles, isProduct } from './count-files'

test('count: files, lines, the share of short ones and the one in the middle', () => {
  expect(countFiles([100, 24, 25, 60])).toEqual({ files: 4, lines: 209, short: 25, median: 60 })
  expect(countFiles([])).toEqual({ files: 0, lines: 0, short: 0, median: 0 })
})

test('count: tests, what supports them and documents are no product', () => {
  const files = [
    'plugin.ts',
    'views/a.tsx',
    'a.test.ts',
    'a.test-d.ts',
    'test-support/b.ts',
    'testing/c.ts',
    'ar.json',
  ]
  expect(files.filter(isProduct)).toEqual(['plugin.ts', 'views/a.tsx'])
})
