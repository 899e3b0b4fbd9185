'use client'

import { createContext, type ReactElement, type ReactNode, useContext, useInsertionEffect } from 'react'
import type { Sheets } from './style-sheets'

export { type Sheets, styleSheets } from './style-sheets'

/** Adds the style sheets that a root does not have yet. */
export type Adopt = (sheets: Sheets) => void

const AdoptContext = /* @__PURE__ */ createContext<Adopt>(() => {})

/** Returns a function that adopts style sheets in a shadow root or document, each text once, in order. */
export function createAdopt(root: DocumentOrShadowRoot): Adopt {
  const known = new Set<string>()
  return (sheets) => {
    const fresh = sheets.filter((text) => text !== '' && !known.has(text))
    if (fresh.length === 0) return
    const added = fresh.map((text) => {
      known.add(text)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
    // control: style-element
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...added]
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
