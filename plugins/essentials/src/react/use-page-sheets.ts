import type { Sheets } from '@latchkey/ui-primitives/sheets'
import { useInsertionEffect } from 'react'

/** Marks our sheets, so that two copies of this file do not adopt one text twice. */
const mark: unique symbol = Symbol.for('latchkey.sheet')

/** Gives the page itself the button's one sheet. A page that links `latchkey/button.css` has it from the start. */
export function usePageSheets(sheets: Sheets): void {
  useInsertionEffect(() => {
    // Not there in jsdom, where a host's unit tests run.
    if (!('adoptedStyleSheets' in document)) return
    for (const text of sheets) {
      const known = document.adoptedStyleSheets.some((sheet) => Reflect.get(sheet, mark) === text)
      if (known || text === '') continue
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      Reflect.set(sheet, mark, text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
  }, [sheets])
}
