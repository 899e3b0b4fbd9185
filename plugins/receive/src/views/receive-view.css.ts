import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const view = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minHeight: 0,
})

/** The place of the code, the only part that gives way: the address and what follows are never cut for it. */
export const codeRoom = style({
  position: 'relative',
  flex: '0 1 auto',
  alignSelf: 'center',
  width: '100%',
  maxWidth: 360,
  aspectRatio: '1',
  minHeight: 112,
})

/** As high as its place. */
export const code = style({
  selectors: {
    '&&': {
      position: 'absolute',
      insetBlock: 0,
      insetInline: 0,
      width: 'auto',
      maxWidth: '100%',
      height: '100%',
    },
  },
})

export const form = style({ ...column, gap: space(3), paddingBlockStart: space(1) })

export const rows = style({ ...column, flex: 'none', gap: space(2) })

export const actions = style({ ...column, gap: space(2) })

export const addressLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: space(1),
})

export const pictures = style({ display: 'flex', paddingInlineStart: space(2) })

/** Overlaps the picture before it, with an outline in the colour of the row. */
export const picture = style({
  display: 'grid',
  marginInlineStart: space(-2),
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
})

export const sheets: Sheets = styleSheets()
