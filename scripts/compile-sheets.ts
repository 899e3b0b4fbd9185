import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { compile, hash, processVanillaFile } from '@vanilla-extract/integration'
import { transform } from 'esbuild'
import { filesBelow } from './workspace/files'

/** What the import of a sheet's text starts with in a processed `.css.ts` file. */
export const SHEET_PREFIX = 'lk-sheet:'
/** Files that hold styles. They are compiled at build time and are never entries. */
export const STYLE_FILE: RegExp = /\.css\.ts$/

export interface CompiledStyles {
  /** A module that exports class names and values, and imports its sheets as `lk-sheet:` modules. */
  readonly code: string
  /** Absolute paths of everything the styles were made from. */
  readonly watchFiles: readonly string[]
}

export interface SheetCompiler {
  /** Runs one `.css.ts` file. Throws when it makes CSS that no list of sheets would deliver. */
  compileStyles(filePath: string): Promise<CompiledStyles>
  /** The minified text of one sheet. */
  sheetText(id: string): string
}

const EMPTY_SHEETS = /export var sheets = \[\];/

/** The folder of the package a path lies in: names are derived from it, so every tool gets the same. */
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

/** Turns the hash that names a class, a variable or an animation into the name it has in the sheet. */
type IdentOption = (ident: { readonly hash: string; readonly filePath: string }) => string

const DIGITS = 36

/** What every class name of a package begins with: a letter, and two digits that are made from the package's name. */
export function sheetPrefixOf(packageName: string): string {
  const number = Number.parseInt(hash(packageName).slice(0, 8), 16) % DIGITS ** 2
  return `k${number.toString(DIGITS).padStart(2, '0')}`
}

/**
 * Names such as `q7w0a3`: three characters for the package, two for the file, a number for what the file names. A hash
 * of six characters for each file, as vanilla-extract makes it, is bytes in the page that cannot be compressed.
 */
function identOptionOf(cwd: string, packageName: string): IdentOption {
  const files = filesBelow(cwd).filter((file) => STYLE_FILE.test(file))
  const prefix = sheetPrefixOf(packageName)
  const names = new Map<string, Map<string, string>>()
  return ({ hash: ident, filePath }) => {
    const known = names.get(filePath) ?? new Map<string, string>()
    names.set(filePath, known)
    const file = files.indexOf(filePath)
    // A file of another package only names what it shares, and its own build has to find the same names.
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
        // `sheets.ts` also holds the hook; React itself is no business of a style file.
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
          // With the text's hash in it, a changed sheet is a new module to a server that runs from source.
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

/** Writes the styles of `.css.ts` files as one plain style sheet, for pages that link it before any script runs. */
export async function emitStyleSheet(sources: readonly string[], target: string): Promise<void> {
  const compiler = createSheetCompiler()
  const texts: string[] = []
  for (const source of sources) {
    const { code } = await compiler.compileStyles(resolve(source))
    for (const [, id = ''] of code.matchAll(SHEET_IMPORT)) texts.push(compiler.sheetText(id))
  }
  await writeFile(resolve(target), `${texts.join('\n')}\n`)
}
