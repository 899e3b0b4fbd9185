import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createSheetCompiler } from './compile-sheets'

const SHEET_IMPORT = /from "lk-sheet:([^"]+)"/g

/** Writes the styles of `.css.ts` files as one plain style sheet, for pages that link it before any script runs. */
export async function emitStyleSheet(sources: readonly string[], target: string): Promise<void> {
  const compiler = createSheetCompiler()
  const texts: string[] = []
  for (const source of sources) {
    const { code } = await compiler.compileStyles(resolve(source))
    for (const [, id = ''] of code.matchAll(SHEET_IMPORT)) texts.push(textOf(compiler.sheetModule(id)))
  }
  await writeFile(resolve(target), `${texts.join('\n')}\n`)
}

function textOf(module: string): string {
  const text: unknown = JSON.parse(module.replace(/^export default /, '').replace(/;$/, ''))
  if (typeof text !== 'string') throw new Error('A style sheet is not a text')
  return text
}
