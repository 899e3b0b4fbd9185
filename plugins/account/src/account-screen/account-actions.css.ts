import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

const { color, motion } = vars
const feedbackTiming = `${motion.feedback} ${motion.ease}`

/** Buttons side by side; they wrap to further rows where the labels are long. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })

export const button = style({ flex: `1 1 ${space(28)}` })

/** Tiles of one width, but none narrower than its longest word: rather, the others leave it room, or it wraps. */
export const tiles = style({ display: 'flex', flexWrap: 'wrap' })

/** By the number of tiles: the more there are, the narrower the gaps, to leave the labels their room. */
export const gaps = styleVariants({ 4: { gap: space(2) }, 5: { gap: space(1.5) }, 6: { gap: space(1) } })

export const tile = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  display: 'grid',
  justifyItems: 'center',
  // Keeps the icons of a row aligned when one of the labels has two lines.
  alignContent: 'start',
  gap: space(1.5),
  minHeight: space(15),
  paddingBlock: space(2.25),
  // Six beside each other leave 48 px to a label.
  paddingInline: 0,
  // Forced colours remove the background and make this border visible instead.
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  color: color.text,
  textAlign: 'center',
  userSelect: 'none',
  transition: `background-color ${feedbackTiming}, transform ${feedbackTiming}`,
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: color.fillPressed },
    '&:disabled': { borderColor: color.hairline, backgroundColor: 'transparent', color: color.textSecondary },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active, :disabled)': { backgroundColor: color.fillHover } },
    },
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&:active:not(:disabled)': { transform: 'scale(0.985)' } },
    },
  },
})

export const label = style({
  maxWidth: '100%',
  fontSize: vars.font.caption,
  fontWeight: 500,
  lineHeight: 1.25,
})

export const sheets: Sheets = styleSheets()
