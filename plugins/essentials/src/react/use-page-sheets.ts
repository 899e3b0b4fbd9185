import type { Sheets } from '@latchkey/ui-primitives/sheets'
import { useInsertionEffect } from 'react'

/** Marks our style sheets, so that two copies of this module do not adopt one text twice. */
const mark: unique symbol = Symbol.for('latchkey.sheet')

/** Adopts style sheets in the page's document. A page that links `latchkey/button.css` has them before hydration. */
export function usePageSheets(sheets: Sheets): void {
  useInsertionEffect(() => {
    // jsdom, where a host's unit tests run, has none.
    if (!('adoptedStyleSheets' in document)) return
    for (const text of sheets) {
      const isAdopted = document.adoptedStyleSheets.some((sheet) => Reflect.get(sheet, mark) === text)
      if (isAdopted || text === '') continue
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      Reflect.set(sheet, mark, text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
  }, [sheets])
}
