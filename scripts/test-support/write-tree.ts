import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Files by path; `undefined` leaves one out. */
export type Tree = Readonly<Record<string, string | undefined>>

/** Writes a folder for one test and removes it afterwards; returns its absolute path. */
export function writeTree(tree: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'latchkey-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(tree)) {
    if (text === undefined) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}
