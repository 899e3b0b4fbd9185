import { createContext, type ReactElement, type ReactNode, useContext, useInsertionEffect } from 'react'
import type { Sheets } from '../theme'

/** Whose sheets they are. Those of `primitives` come first in a root, whenever they are added. */
export type SheetOwner = 'primitives' | 'others'

/** Adds the style sheets that a root does not have yet. The default owner is `others`. */
export type Adopt = (sheets: Sheets, owner?: SheetOwner) => void

const AdoptContext = /* @__PURE__ */ createContext<Adopt>(() => {})

/**
 * Returns a function that adopts style sheets in a shadow root or document, each text once, in order. The sheets of the
 * primitives come before all others: otherwise the class that a view gives to a primitive would win or lose by what was
 * shown first.
 */
export function createAdopt(root: DocumentOrShadowRoot): Adopt {
  const known = new Set<string>()
  let firstOther: CSSStyleSheet | undefined
  return (sheets, owner = 'others') => {
    const fresh = sheets.filter((text) => text !== '' && !known.has(text))
    if (fresh.length === 0) return
    const added = fresh.map((text) => {
      known.add(text)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
    const adopted = [...root.adoptedStyleSheets]
    const place = owner === 'primitives' ? adopted.findIndex((sheet) => sheet === firstOther) : -1
    adopted.splice(place < 0 ? adopted.length : place, 0, ...added)
    if (owner === 'others') firstOther ??= added[0]
    root.adoptedStyleSheets = adopted
  }
}

export interface SheetRootProps {
  /** Created once per root with `createAdopt`. */
  readonly adopt: Adopt
  readonly children?: ReactNode
}

/** Provides `adopt` to the primitives below. Without it they render without styles. */
export function SheetRoot({ adopt, children }: SheetRootProps): ReactElement {
  return <AdoptContext.Provider value={adopt}>{children}</AdoptContext.Provider>
}

/** Adopts the sheets in the root before the component is painted. */
export function useSheets(sheets: Sheets): void {
  const adopt = useContext(AdoptContext)
  useInsertionEffect(() => adopt(sheets), [adopt, sheets])
}

/** Like `useSheets`, for the primitives themselves. */
export function usePrimitiveSheets(sheets: Sheets): void {
  const adopt = useContext(AdoptContext)
  useInsertionEffect(() => adopt(sheets, 'primitives'), [adopt, sheets])
}

/** Joins class names with spaces. Leaves out `false`, `undefined` and empty texts. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
}
