import ts from 'typescript'

const isExported = (node: ts.FunctionDeclaration | ts.VariableStatement): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

const emptyFunction = (name: string): string => `export function ${name}() {}\n`

/**
 * Returns what stands in the production build for a module that only the development build has: the same names, each
 * function without an effect and each other value an empty object.
 * @param code the source of `*.development.ts`
 * @throws for an export that is neither a named function nor a constant
 */
export function productionCode(code: string, file: string): string {
  const { statements } = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  return statements
    .map((node) => {
      if (ts.isFunctionDeclaration(node) && isExported(node) && node.name)
        return emptyFunction(node.name.text)
      if (ts.isVariableStatement(node) && isExported(node))
        return node.declarationList.declarations
          .map(({ name, initializer }) =>
            isFunction(initializer) ? emptyFunction(name.getText()) : `export const ${name.getText()} = {}\n`,
          )
          .join('')
      if (ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
        return ''
      if (!node.getText().startsWith('export')) return ''
      throw new Error(`${file}: export functions and constants only, not ${node.getText().slice(0, 60)}`)
    })
    .join('')
}
