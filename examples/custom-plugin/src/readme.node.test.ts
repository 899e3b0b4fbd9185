import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/workspace/files'

const folder = join(import.meta.dirname, '..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
/** Each block names its file in its first line. */
const blocks = [...readme.matchAll(/^```(?:tsx?|json)\n\/\/ (src\/\S+)\n(.*?)^```/gms)].map(
  ([, file = '', code = '']) => ({ file, code }),
)

test('guide: shows every file of the plugin, and each as it is', () => {
  const files = filesBelow(join(folder, 'src/tip')).map((file) => `src/tip/${file}`)
  expect(blocks.map(({ file }) => file).sort()).toEqual(files.sort())
  for (const { file, code } of blocks) expect(code, file).toBe(readFileSync(join(folder, file), 'utf8'))
})
