import type { Sheets } from '@latchkey/ui-primitives/sheets'
import { useInsertionEffect } from 'react'

/** The property of a style sheet that holds its text, so that two copies of this module do not adopt it twice. */
const mark: unique symbol = Symbol.for('latchkey.sheet')

/** Adopts style sheets in the page's document. Server-rendered pages also link `latchkey/button.css`, for the first paint. */
export function usePageSheets(sheets: Sheets): void {
  useInsertionEffect(() => {
    // jsdom does not support adopted style sheets.
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
