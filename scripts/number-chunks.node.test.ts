import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { numberChunks } from './build/packages'

test('chunks: have numbers for names, in files, imports and source maps, at any depth', () => {
  const dist = mkdtempSync(join(tmpdir(), 'latchkey-chunks-'))
  mkdirSync(join(dist, 'views'))
  writeFileSync(join(dist, 'index.js'), "import './chunk-ZZZZ2222.js'\nimport './chunk-AAAA1111.js'\n")
  writeFileSync(join(dist, 'views/list.js'), "import '../chunk-ZZZZ2222.js'\n")
  writeFileSync(join(dist, 'chunk-AAAA1111.js'), 'export {}\n//# sourceMappingURL=chunk-AAAA1111.js.map')
  writeFileSync(join(dist, 'chunk-AAAA1111.js.map'), '{}')
  writeFileSync(join(dist, 'chunk-ZZZZ2222.js'), 'export {}\n')
  numberChunks(dist)
  expect(readdirSync(dist).sort()).toEqual([
    'chunk-1.js',
    'chunk-1.js.map',
    'chunk-2.js',
    'index.js',
    'views',
  ])
  expect(readFileSync(join(dist, 'index.js'), 'utf8')).toBe("import './chunk-2.js'\nimport './chunk-1.js'\n")
  expect(readFileSync(join(dist, 'views/list.js'), 'utf8')).toBe("import '../chunk-2.js'\n")
  expect(readFileSync(join(dist, 'chunk-1.js'), 'utf8')).toContain('=chunk-1.js.map')
})
