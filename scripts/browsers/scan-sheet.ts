import * as css from 'css-tree'
import { type LateSheetFeatures, unitName } from './late-features'

/** Whether a text of a script is a style sheet: at least one rule, and nothing that only code has. */
export const isSheet = (text: string): boolean =>
  /^[.:@[a-z*][^;(]*[^;]*\{[^{}]*:[^{}]*\}/i.test(text) && !/=>|\bfunction\b|\\n/.test(text)

/**
 * Returns the late features of a style sheet. Left out is what a browser without it is asked about (`@supports`), and
 * what an earlier declaration of the same property stands in for. That is none where the value has a variable: such a
 * value is only found to be wrong when it is used, and the property is then unset.
 */
export function scanSheet(text: string, late: LateSheetFeatures): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (names: ReadonlySet<string>, name: string, shown: string): void => {
    if (names.has(name)) found.add(shown)
  }
  css.walk(css.parse(text, { parseCustomProperty: true }), {
    enter(node: css.CssNode) {
      if (node.type === 'Atrule') {
        add(late.atRules, node.name, `@${node.name}`)
        if (node.name === 'supports') return css.walk.skip
      }
      if (node.type === 'PseudoClassSelector') add(late.selectors, node.name, `:${node.name}`)
      if (node.type === 'PseudoElementSelector') add(late.selectors, node.name, `::${node.name}`)
      if (node.type === 'Block') for (const one of declarationsOf(node)) scanDeclaration(one, late, add)
      return undefined
    },
  })
  return found
}

type Add = (names: ReadonlySet<string>, name: string, shown: string) => void

/** The declarations of a block without those that replace another one of the same property. */
function declarationsOf({ children }: css.Block): readonly css.Declaration[] {
  const seen = new Set<string>()
  return children.toArray().filter((node): node is css.Declaration => {
    if (node.type !== 'Declaration') return false
    const isAgain = seen.has(node.property) && !css.generate(node.value).includes('var(')
    seen.add(node.property)
    return !isAgain
  })
}

function scanDeclaration({ property, value }: css.Declaration, late: LateSheetFeatures, add: Add): void {
  add(late.properties, property, property)
  css.walk(value, (node) => {
    if (node.type === 'Function') {
      const first = node.children.first
      const isRelative = first?.type === 'Identifier' && first.name === 'from'
      add(late.functions, node.name, `${node.name}()`)
      if (isRelative) add(late.functions, `${node.name}(from)`, `${node.name}(from)`)
    }
    if (node.type === 'Dimension') add(late.units, unitName(node.unit), node.unit)
    if (node.type === 'Identifier')
      add(late.properties, `${property}: ${node.name}`, `${property}: ${node.name}`)
  })
}
