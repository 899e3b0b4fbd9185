import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** `>=20.19` in `engines` and `pnpm@10.34.9` in `packageManager`, as numbers and words. */
export function readPins(root = repositoryRoot) {
  const { engines, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { node: engines.node.replace('>=', ''), packageManager }
}
