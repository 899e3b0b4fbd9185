import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
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

/** Addresses have few places to break. */
export const address = style({ overflowWrap: 'anywhere' })

/** A question and its button, which wrap if they are long. */
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
  // While it counts down it looks like a line of text.
  selectors: { '&&:disabled': { borderColor: 'transparent', backgroundColor: 'transparent' } },
})

export const accountRow = style({ flex: '1 1 100%' })

/** Shown completely on several lines, because the part after the “@” distinguishes logins. */
export const accountEmail = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

export const sheets: Sheets = styleSheets()
