import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { compile, hash, processVanillaFile } from '@vanilla-extract/integration'
import { transform } from 'esbuild'
import { filesBelow } from './workspace/files'

/** Prefix of imports of a sheet's text in a processed `.css.ts` file. */
export const SHEET_PREFIX = 'lk-sheet:'
/** Files with styles. They are compiled at build time and are never entries. */
export const STYLE_FILE: RegExp = /\.css\.ts$/

export interface CompiledStyles {
  /** A module that exports class names and values, and imports its sheets as `lk-sheet:` modules. */
  readonly code: string
  /** Absolute paths of everything the styles were made from. */
  readonly watchFiles: readonly string[]
}

export interface SheetCompiler {
  /** Runs one `.css.ts` file. Throws if it makes CSS without exporting a list of sheets. */
  compileStyles(filePath: string): Promise<CompiledStyles>
  /** The minified text of one sheet. */
  sheetText(id: string): string
}

const EMPTY_SHEETS = /export var sheets = \[\];/

/** The package folder of a path. Class names are derived from it, so that all tools agree on them. */
function packageFolderOf(path: string): string {
  const folder = dirname(path)
  if (folder === path) throw new Error('A style file belongs to no package')
  return existsSync(join(folder, 'package.json')) ? folder : packageFolderOf(folder)
}

function packageNameOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'name' in manifest) return String(manifest.name)
  throw new Error(`${folder}/package.json has no name`)
}

/** Turns the hash of a class, variable or animation into its name in the sheet. */
type IdentOption = (ident: { readonly hash: string; readonly filePath: string }) => string

const DIGITS = 36

/** Prefix of a package's class names: a letter and two digits, derived from the package's name. */
export function sheetPrefixOf(packageName: string): string {
  const number = Number.parseInt(hash(packageName).slice(0, 8), 16) % DIGITS ** 2
  return `k${number.toString(DIGITS).padStart(2, '0')}`
}

/**
 * Names such as `k7w0a3`: three characters for the package, two for the file, and a number. They are shorter
 * than vanilla-extract's hashes of six characters per file, which cannot be compressed.
 */
function identOptionOf(cwd: string, packageName: string): IdentOption {
  const files = filesBelow(cwd).filter((file) => STYLE_FILE.test(file))
  const prefix = sheetPrefixOf(packageName)
  const names = new Map<string, Map<string, string>>()
  return ({ hash: ident, filePath }) => {
    const known = names.get(filePath) ?? new Map<string, string>()
    names.set(filePath, known)
    const file = files.indexOf(filePath)
    // A file of another package gets names that do not depend on its position, so that its own build finds
    // the same.
    if (file < 0) return `_${ident}`
    const name =
      known.get(ident) ?? prefix + file.toString(DIGITS).padStart(2, '0') + known.size.toString(DIGITS)
    known.set(ident, name)
    return name
  }
}

export function createSheetCompiler(): SheetCompiler {
  const texts = new Map<string, string>()

  return {
    async compileStyles(filePath) {
      const cwd = packageFolderOf(filePath)
      const packageName = packageNameOf(cwd)
      const shown = `${packageName}/${relative(cwd, filePath).split(sep).join('/')}`
      const identOption = identOptionOf(cwd, packageName)
      const { source, watchFiles } = await compile({
        filePath,
        cwd,
        identOption,
        // `sheets.ts` also has a React hook, which style files do not need.
        esbuildOptions: { conditions: ['@latchkey/source'], external: ['react'] },
      })
      const names: string[] = []
      const processed = await processVanillaFile({
        source,
        filePath,
        identOption,
        outputCss: true,
        serializeVirtualCssPath: async ({ fileScope, source: css }) => {
          if (fileScope.filePath.startsWith('..')) {
            throw new Error(`${shown} pulls in the styles of another package: ${fileScope.filePath}`)
          }
          const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' })
          const text = code.trim()
          // The id contains the text's hash, so that a dev server sees a changed sheet as a new module.
          const id = `${packageName}/${fileScope.filePath}~${hash(text).slice(0, 8)}`
          texts.set(id, text)
          const name = `sheet${names.length}`
          names.push(name)
          return `import ${name} from ${JSON.stringify(SHEET_PREFIX + id)};`
        },
      })
      if (names.length > 0 && !EMPTY_SHEETS.test(processed)) {
        throw new Error(`${shown} makes CSS and needs: export const sheets: Sheets = styleSheets()`)
      }
      return {
        code: processed.replace(EMPTY_SHEETS, `export var sheets = [${names.join(', ')}];`),
        watchFiles: watchFiles.map((file) => resolve(cwd, file)),
      }
    },
    sheetText(id) {
      const text = texts.get(id)
      if (text === undefined) throw new Error(`No style sheet was compiled for ${id}`)
      return text
    },
  }
}

const SHEET_IMPORT = /from "lk-sheet:([^"]+)"/g

/** Writes the styles of `.css.ts` files to one style sheet, which pages can link before any script runs. */
export async function emitStyleSheet(sources: readonly string[], target: string): Promise<void> {
  const compiler = createSheetCompiler()
  const texts: string[] = []
  for (const source of sources) {
    const { code } = await compiler.compileStyles(resolve(source))
    for (const [, id = ''] of code.matchAll(SHEET_IMPORT)) texts.push(compiler.sheetText(id))
  }
  await writeFile(resolve(target), `${texts.join('\n')}\n`)
}
