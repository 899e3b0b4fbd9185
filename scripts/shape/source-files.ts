import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesBelow } from '../workspace/files'
import type { Violation } from '../workspace/violation'

const MAX_LINES = 300

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/
const drawerNames = /(^|-)(utils?|helpers?)(-|$)/
const sourceFile = /\.(tsx?|mjs|cjs)$/
/** Tools read these by a default export. */
const configFile = /(^|\/)[a-z]+\.(config|workspace)\.ts$/

function nameViolations(file: string): readonly Violation[] {
  const words = file.split('/').map((segment) => segment.replace(/(\.[a-z0-9-]+)+$/, ''))
  const odd = words.filter((word) => word !== '' && !kebabCase.test(word))
  const drawers = words.filter((word) => drawerNames.test(word))
  return [
    ...odd.map((word) => ({ file, rule: 'kebab-case', message: `"${word}" is not kebab-case` })),
    ...drawers.map((word) => ({
      file,
      rule: 'drawer-name',
      message: `"${word}" names a drawer; name it by what it holds`,
    })),
  ]
}

function hasDefaultExport(file: string, text: string): boolean {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return source.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return !statement.isExportEquals
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return true
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return false
    if (!ts.isNamedExports(statement.exportClause)) return false
    return statement.exportClause.elements.some(({ name }) => name.text === 'default')
  })
}

function textViolations(file: string, text: string): readonly Violation[] {
  const violations: Violation[] = []
  const lines = text.trimEnd().split('\n').length
  // A recorded list of names grows with what it records.
  if (lines > MAX_LINES && !file.endsWith('/exports.test.ts')) {
    violations.push({ file, rule: 'file-length', message: `has ${lines} lines; the limit is ${MAX_LINES}` })
  }
  const mayHaveDefault = /\/views\/[^/]+\.tsx$/.test(file) || configFile.test(file)
  if (
    /^(kernel|ui-primitives|plugins|adapters)\//.test(file) &&
    !mayHaveDefault &&
    hasDefaultExport(file, text)
  ) {
    violations.push({ file, rule: 'default-export', message: 'only views have a default export' })
  }
  return violations
}

/** Names and lengths of all source below the given folders. */
export function sourceFileViolations(root: string, folders: readonly string[]): readonly Violation[] {
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => sourceFile.test(file))
    .flatMap((file) => [
      ...nameViolations(file),
      ...textViolations(file, readFileSync(join(root, file), 'utf8')),
    ])
}
