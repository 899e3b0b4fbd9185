import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlockStart: space(1),
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(4),
  textAlign: 'center',
})

export const sentTo = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) })

/** An address has few places to break at. */
export const address = style({ overflowWrap: 'anywhere' })

/** A question and its button, under each other where they are long. */
export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(1),
})

export const asideButton = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(pointer: coarse)': { minHeight: space(12) } },
  // It counts down within a line of text.
  selectors: { '&&:disabled': { borderColor: 'transparent', backgroundColor: 'transparent' } },
})

export const accountRow = style({ flex: '1 1 100%' })

/** Whole, on as many lines as it takes: what stands after the “@” tells one login from another. */
export const accountEmail = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

export const sheets: Sheets = styleSheets()
