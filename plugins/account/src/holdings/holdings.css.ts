import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Flex, because in a grid the sticky search field would stay within its own cell. */
export const tokens = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const actions = style({ display: 'grid', justifyItems: 'center', gap: space(1) })

export const nfts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space(2),
  rowGap: space(4),
  // An empty string instead of `none`: with `none`, Safari no longer exposes the element as a list.
  listStyleType: '""',
})

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space(1),
})

/** As wide as its column, and square. */
export const picture = style({ width: '100%', height: 'auto', aspectRatio: '1' })

/** As high as its line also where there is nothing to say. */
export const collection = style({
  marginBlockStart: space(-0.5),
  selectors: { '&:empty::before': { content: '"\\200b"' } },
})

export const sheets: Sheets = styleSheets()
