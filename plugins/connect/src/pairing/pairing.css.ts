import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  // It takes the focus from a button that is gone, and shows nothing of that.
  outline: 'none',
})

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const frame = style({
  display: 'grid',
  // As wide as the card, whatever a button says.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(5),
  paddingBlockStart: space(3),
})

/** As large as the ring, so that nothing moves when it begins to turn. */
export const picture = style({ display: 'grid', placeItems: 'center', width: 112, height: 112 })

export const message = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(1.5),
  minHeight: space(17),
  width: '100%',
})

export const actions = style({ display: 'grid', gap: space(2), width: '100%' })

export const codePane = style({ display: 'grid', gap: space(4) })

export const codeMessage = style({ display: 'grid', gap: space(0.5) })

/** On the code's paper, which is light in both themes. */
export const expired = style({ color: 'oklch(0.24 0.024 265)' })

export const link = style({
  display: 'block',
  width: '100%',
  padding: space(3),
  resize: 'none',
  border: 0,
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  color: vars.color.text,
  fontSize: vars.font.caption,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  wordBreak: 'break-all',
  direction: 'ltr',
  textAlign: 'start',
})

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(1.5),
  textAlign: 'center',
})

/** As high for a finger as it must be, and wide enough not to stand on end. */
export const hintTarget = style({
  '@media': { '(pointer: coarse)': { minHeight: 44, minWidth: 64, justifyContent: 'center' } },
})

export const sheets: Sheets = styleSheets()
