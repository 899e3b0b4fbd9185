import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space(3),
  rowGap: space(1),
  alignItems: 'start',
  paddingBlock: space(3),
  paddingInline: space(3.5),
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.row,
  transition: `border-color ${vars.motion.feedback} ${vars.motion.ease}, background-color ${vars.motion.feedback} ${vars.motion.ease}`,
})

/** Shown after the user pressed a method to connect without ticking the box. */
export const markedBox = style([
  box,
  { borderColor: vars.color.accentStrong, backgroundColor: vars.color.accentSoft },
])

export const check = style({
  appearance: 'auto',
  width: 20,
  height: 20,
  margin: 0,
  accentColor: vars.color.accentStrong,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { width: 24, height: 24 } },
})

export const label = style({
  paddingBlockStart: 1,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { paddingBlockStart: 3 } },
})

/** Has the gap of the list around it, because the methods are inside this element. */
export const methods = style({ display: 'grid', gap: space(4) })

export const missing = style({ gridColumn: 2 })

export const step = style({ display: 'grid', gap: space(5) })

export const sheets: Sheets = styleSheets()
