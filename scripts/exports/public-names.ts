import { join } from 'node:path'
import ts from 'typescript'
import type { WorkspacePackage } from '../workspace/packages'
import { type EntryPoint, entryPointsOf } from './entry-points'

export interface PublicNames extends EntryPoint {
  /** Sorted; types are not among them, they leave nothing behind at run time. */
  readonly names: readonly string[]
}

function isValue(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return (target.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(symbol)
}

function isTypeOnly(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    ts.isTypeOnlyImportOrExportDeclaration(declaration),
  )
}

/** What each entry point of a package exports at run time, read from its source. */
export function publicNames(root: string, workspacePackage: WorkspacePackage): readonly PublicNames[] {
  const entries = entryPointsOf(workspacePackage)
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const fileOf = ({ source }: EntryPoint) => join(workspacePackage.path, source)
  const program = ts.createProgram(entries.map(fileOf), { ...options, types: [] })
  const checker = program.getTypeChecker()
  return entries.map((entry) => {
    const file = program.getSourceFile(fileOf(entry))
    const symbol = file && checker.getSymbolAtLocation(file)
    const exported = symbol ? checker.getExportsOfModule(symbol) : []
    const values = exported.filter((one) => isValue(checker, one)).map(({ name }) => name)
    return { ...entry, names: values.sort() }
  })
}
