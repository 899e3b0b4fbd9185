import ts from 'typescript'

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
