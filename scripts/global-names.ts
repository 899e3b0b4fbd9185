import ts from 'typescript'

/** Objects that are the page itself: `window.fetch` is `fetch`. */
const pageNames = new Set(['window', 'self', 'globalThis', 'top', 'parent'])

function isReferenced(identifier: ts.Identifier): boolean {
  const { parent } = identifier
  if (ts.isPropertyAccessExpression(parent) && parent.name === identifier) return false
  if (ts.isPropertyAssignment(parent) && parent.name === identifier) return false
  if (ts.isJsxAttribute(parent)) return false
  if (ts.isTypeNode(parent) || ts.isQualifiedName(parent)) return false
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isMetaProperty(parent)) return false
  return ts.isShorthandPropertyAssignment(parent) || ts.isExpression(identifier)
}

/** The name of an accessed member: `a.b` and `a['b']` give `b`. */
export function memberName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return node.argumentExpression.text
  }
  return undefined
}

/** The object of an access: `a` in `a.b`. */
export function objectOf(node: ts.Node): ts.Expression | undefined {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    ? node.expression
    : undefined
}

/**
 * The global an expression stands for: `fetch`, `window.fetch` and `globalThis['fetch']` are all `fetch`,
 * and `window.Date.now` is asked in two steps.
 */
export function globalName(file: ParsedFile, node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return isReferenced(node) && file.isGlobal(node) ? node.text : undefined
  const object = objectOf(node)
  const name = memberName(node)
  if (!object || name === undefined) return undefined
  const owner = globalName(file, object)
  return owner !== undefined && pageNames.has(owner) ? name : undefined
}

/** A file with a resolver that knows its own names and nothing of any library. */
export interface ParsedFile {
  readonly source: ts.SourceFile
  /** Whether this identifier stands for something the file did not declare or import: a global. */
  isGlobal(identifier: ts.Identifier): boolean
}

const options: ts.CompilerOptions = {
  noLib: true,
  noResolve: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
}

/** Parses files without their imports and without libraries, so that what stays unresolved is a global. */
export function parseFiles(paths: readonly string[]): readonly ParsedFile[] {
  const program = ts.createProgram({ rootNames: paths, options })
  const checker = program.getTypeChecker()
  const isGlobal = (identifier: ts.Identifier): boolean => {
    const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
      ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
      : checker.getSymbolAtLocation(identifier)
    return !symbol?.declarations?.length
  }
  return paths.flatMap((path) => {
    const source = program.getSourceFile(path)
    return source ? [{ source, isGlobal }] : []
  })
}
