import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) })

/** Picture, name above address, and what belongs to them. The whole address has a line of its own below. */
export const identity = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto',
  alignItems: 'center',
  columnGap: space(3),
})

export const name = style({ gridColumn: 2, gridRow: 1, alignSelf: 'end', minWidth: 0 })

export const picture = style({ gridColumn: 1, gridRow: '1 / 3' })

/** Copy button and wallet, so close to each other that 48 px of each can be touched. */
export const ways = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  '@media': { '(pointer: coarse)': { gap: space(3) } },
})

export const wallet = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: space(10),
  paddingInline: `calc(${space(2)} - 1px) calc(${space(1.5)} - 1px)`,
  // Forced colours make this border visible. The paddings are 1 px smaller because of it.
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  color: vars.color.textSecondary,
  textAlign: 'start',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  ':active': { backgroundColor: vars.color.fillPressed },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.fillHover } } },
    '(pointer: coarse)': { minHeight: space(12) },
  },
})

export const others = style({ fontSize: vars.font.caption, fontWeight: 600 })

/** Numbers align by their own direction, so the box of the amount stands at the start of the line. */
export const known = style({ justifySelf: 'start' })

export const loading = style({ width: space(36) })

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space(2),
  // As high as the amount that it replaces, so that nothing below it moves.
  minHeight: `calc(${vars.font.display} * 1.15)`,
})

/** The address below a name. */
export const short = style({
  gridColumn: 2,
  gridRow: 2,
  alignSelf: 'start',
  justifySelf: 'start',
  minWidth: 0,
  borderRadius: vars.radius.small,
  // An address is written from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

/** The address of an account without a name. */
export const alone = style([short, { gridRow: '1 / 3', alignSelf: 'center' }])

/** The whole address, below the rest. */
export const whole = style([
  short,
  {
    gridColumn: '1 / -1',
    gridRow: 3,
    marginBlockStart: space(2),
    textAlign: 'start',
  },
])

export const sheets: Sheets = styleSheets()
