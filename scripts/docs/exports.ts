import ts from 'typescript'
import type { Entry } from './program'

/** Whether a name is of a library that an entry hands on, which has a documentation of its own. */
export const isOfLibrary = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((one) => one.getSourceFile().fileName.includes('/node_modules/'))

/** The names that an entry exports, each with what it stands for. */
export function exportsOf(program: ts.Program, { source }: Entry): readonly (readonly [string, ts.Symbol])[] {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(source)
  const module = file && checker.getSymbolAtLocation(file)
  return (module ? checker.getExportsOfModule(module) : []).map((one) => [
    one.name,
    one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one,
  ])
}
