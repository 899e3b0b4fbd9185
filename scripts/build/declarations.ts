import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import ts from 'typescript'
import { filesBelow, isTest } from '../workspace/files'
import type { WorkspacePackage } from '../workspace/packages'
import { runProgram } from './run-program'

const cacheFolder = (root: string): string => join(root, '.cache', 'types')

function writeConfig(root: string, packages: readonly WorkspacePackage[]): string {
  const folder = cacheFolder(root)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'tsconfig.json')
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      types: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: true,
      tsBuildInfoFile: './build-info.json',
      rootDir: '../..',
      outDir: './out',
    },
    include: packages.map(({ folder: name }) => `../../${name}/src`),
    exclude: [
      '../../**/*.test.ts',
      '../../**/*.test.tsx',
      '../../**/*.test-d.ts',
      '../../**/test-support/**',
    ],
  }
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
  return file
}

/**
 * Completes imports for Node and `nodenext`: `./state` becomes `./state.js`, `./react` `./react/index.js`,
 * `..` `../index.js`.
 * Throws for an import of another package's source, outside of `folder`, which would break every host.
 */
function withFileNames(text: string, file: string, folder: string, published: ReadonlySet<string>): string {
  const { importedFiles } = ts.preProcessFile(text, true, true)
  let result = text
  for (const { fileName, pos } of [...importedFiles].sort((a, b) => b.pos - a.pos)) {
    if (!fileName.startsWith('.')) continue
    if (!`${resolve(dirname(file), fileName)}${sep}`.startsWith(folder + sep))
      throw new Error(`${file} names ${fileName}, outside its package: write that exported type out`)
    if (fileName.endsWith('.js')) continue
    const full = [`${fileName}.js`, `${fileName}/index.js`].find((name) =>
      published.has(resolve(dirname(file), name.replace(/\.js$/, '.d.ts'))),
    )
    if (!full) throw new Error(`${file} names ${fileName}, for which no declaration is published`)
    const start = /['"]/.test(text.charAt(pos)) ? pos + 1 : pos
    result = result.slice(0, start) + full + result.slice(start + fileName.length)
  }
  return result
}

function copyInto(root: string, { folder, path }: WorkspacePackage): void {
  const from = join(cacheFolder(root), 'out', folder, 'src')
  const dist = join(path, 'dist')
  const files = filesBelow(from).filter((file) => !isOnlyForTests(file) && existsSync(sourceOf(path, file)))
  const published = new Set(files.map((file) => join(from, file)))
  for (const file of files) {
    const source = join(from, file)
    const target = join(dist, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, withFileNames(readFileSync(source, 'utf8'), source, from, published))
  }
  const written = join(path, 'src')
  for (const file of filesBelow(written).filter((name) => name.endsWith('.d.ts'))) {
    cpSync(join(written, file), join(dist, file))
  }
}

/** Tests and test support may import other packages' sources, and are not published. */
function isOnlyForTests(file: string): boolean {
  return isTest(file.replace(/\.d\.ts$/, '.ts')) || /(^|\/)test-support\//.test(file)
}

/** The source of a declaration. It may be gone, as the compiler keeps declarations of deleted files. */
function sourceOf(path: string, file: string): string {
  const base = join(path, 'src', file.replace(/\.d\.ts$/, ''))
  return existsSync(`${base}.ts`) ? `${base}.ts` : `${base}.tsx`
}

/** Runs the compiler once over all packages, then copies each package's declarations into its `dist`. */
export async function buildDeclarations(root: string, packages: readonly WorkspacePackage[]): Promise<void> {
  const config = writeConfig(root, packages)
  await runProgram(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), ['-p', config], root)
  for (const workspacePackage of packages) copyInto(root, workspacePackage)
}
