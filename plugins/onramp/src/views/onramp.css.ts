import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlockStart: space(1),
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

/** Flex, because in a grid the sticky search field would stay within its own cell. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const presets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  gap: space(2),
  whiteSpace: 'nowrap',
})

/** Two texts at the ends of a line, or of two where they do not fit in one. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(3),
})

/** What can be paid with, each after its mark. */
export const methods = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(4) })

export const method = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5) })

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space(2),
})

export const link = style({ display: 'flex', justifyContent: 'center' })

export const sheets: Sheets = styleSheets()
