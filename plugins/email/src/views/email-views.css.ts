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

/** While it counts down it looks like a line of text. */
export const resend = style({
  justifySelf: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&&:disabled': { borderColor: 'transparent', backgroundColor: 'transparent' } },
})

export const accountRow = style({ flex: '1 1 100%' })

/** Shown completely on several lines, because the part after the “@” distinguishes logins. */
export const accountEmail = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

export const sheets: Sheets = styleSheets()
