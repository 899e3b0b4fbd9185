import ts from 'typescript'
import { memberName, objectOf } from './name-use'
import type { Finding } from './unsafe-code'

/** What is standing in a page obeys the page: the theme's own variable (`--lk-z-index`). */
const EMBEDDED_LAYER = 'vars.layer'

/** The browser's top layer puts the dialog above everything; a number of ours would join the page's race. */
export function stacking(node: ts.Node, fileName: string): Finding {
  if (!declaresLayer(node, fileName)) return undefined
  return { rule: 'no-z-index', message: 'a layer of our own competes with the page; order the elements' }
}

function declaresLayer(node: ts.Node, fileName: string): boolean {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && fileName.endsWith('.css.ts'))
    return node.name.text === 'zIndex' && node.initializer.getText() !== EMBEDDED_LAYER
  const owner = memberName(node) === 'zIndex' ? objectOf(node) : undefined
  return owner !== undefined && memberName(owner) === 'style'
}
