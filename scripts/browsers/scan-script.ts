import ts from 'typescript'
import type { LateFeatures } from './late-features'
import { isSheet, scanSheet } from './scan-sheet'

/** Returns the late globals and statics that a built script uses, and the late features of the style sheets among its texts. */
export function scanScript(code: string, { script, sheet }: LateFeatures): ReadonlySet<string> {
  const found = new Set<string>()
  const file = ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const own = declaredNames(file)
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isSheet(node.text))
      for (const name of scanSheet(node.text, sheet)) found.add(name)
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const name = `${node.expression.text}.${node.name.text}`
      if (script.statics.has(name)) found.add(name)
    }
    if (ts.isIdentifier(node) && script.globals.has(node.text) && isRead(node) && !own.has(node.text))
      found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Whether a name is made or reached into here. A bare mention, as after `typeof`, brings no fault. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isNewExpression(parent)) return parent.expression === node
  if (ts.isHeritageClause(parent.parent)) return true
  return ts.isPropertyAccessExpression(parent) && parent.expression === node
}

/** Names that a script declares or imports. */
function declaredNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassLike(node) ||
      ts.isImportSpecifier(node)
    if (isNamed && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}
