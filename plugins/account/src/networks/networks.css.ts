import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Flex, because in a grid the sticky search field would stay within its own cell. */
export const view = style({ display: 'flex', flexDirection: 'column', gap: space(4) })

export const footer = style({ display: 'grid', justifyItems: 'center' })

export const address = style({
  display: 'grid',
  justifyItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
})

export const section = style({ display: 'flex', flexDirection: 'column', gap: space(3) })

export const groups = style({ display: 'grid', gap: space(4) })

export const group = style({ display: 'grid', gap: space(2) })

/** Aligns the heading with the pictures of the rows. */
export const heading = style({ paddingInlineStart: space(2) })

export const switching = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(5),
  paddingBlockStart: space(4),
})

export const text = style({ display: 'grid', gap: space(2) })

export const sheets: Sheets = styleSheets()
