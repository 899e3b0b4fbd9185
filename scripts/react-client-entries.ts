import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { OutputFile, Plugin } from 'esbuild'

const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/
const SOURCE_FILE = /\.tsx?$/

function isClientSource(path: string): boolean {
  return SOURCE_FILE.test(path) && DIRECTIVE.test(readFileSync(path, 'utf8'))
}

/** Source maps count lines: one empty line goes in front for the line that was added. */
function shiftMapByOneLine(map: string): string {
  return map.replace('"mappings": "', '"mappings": ";').replace('"mappings":"', '"mappings":";')
}

function withContents(file: OutputFile, text: string): OutputFile {
  return { path: file.path, hash: file.hash, text, contents: new TextEncoder().encode(text) }
}

/**
 * Puts `"use client"` back on every built file that came from source which starts with it. Splitting moves
 * code into shared chunks, and the directive is lost on the way, also on the entry left behind.
 */
export function reactClientEntries(): Plugin {
  return {
    name: 'latchkey:react-client-entries',
    setup(build) {
      const cwd = build.initialOptions.absWorkingDir ?? process.cwd()
      build.onEnd((result) => {
        const { metafile, outputFiles } = result
        if (metafile === undefined || outputFiles === undefined) return
        const client = new Set<string>()
        for (const [path, output] of Object.entries(metafile.outputs)) {
          const inputs = [...Object.keys(output.inputs), output.entryPoint ?? '']
          // What follows a question mark says in which role a file was read.
          const sources = inputs.map((source) => source.replace(/\?.*$/, ''))
          const files = sources.filter((source) => source !== '' && !source.includes(':'))
          if (files.some((source) => isClientSource(resolve(cwd, source)))) client.add(path)
        }
        result.outputFiles = outputFiles.map((file) => {
          const path = relative(cwd, file.path)
          if (client.has(path) && !DIRECTIVE.test(file.text)) {
            return withContents(file, `"use client";\n${file.text}`)
          }
          const code = outputFiles.find((other) => `${other.path}.map` === file.path)
          if (code && client.has(path.slice(0, -'.map'.length)) && !DIRECTIVE.test(code.text)) {
            return withContents(file, shiftMapByOneLine(file.text))
          }
          return file
        })
      })
    },
  }
}
