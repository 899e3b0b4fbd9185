import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { run } from '../command-line/index'
import { createOutput } from '../command-line/output'

type Files = Readonly<Record<string, string | object>>

/** Writes a page's folder, which is removed after the test. Objects are written as JSON. Returns its absolute path. */
export function writePageFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

export interface CommandResult {
  readonly code: number
  readonly printed: string
  readonly complained: string
}

/** Runs a command in a folder, as without a terminal. */
export async function runCommand(folder: string, ...args: readonly string[]): Promise<CommandResult> {
  const written: [string, string] = ['', '']
  const stream = (index: 0 | 1) => ({
    write(text: string | Uint8Array) {
      written[index] += String(text)
      return true
    },
  })
  const output = createOutput(stream(0), stream(1), {})
  const code = await run(args, { folder, output })
  return { code, printed: written[0], complained: written[1] }
}
