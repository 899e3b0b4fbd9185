import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  // Receives the focus when a focused button is removed, and shows no focus ring then.
  outline: 'none',
})

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(1.5),
  textAlign: 'center',
})

/** At least as high as a touch target, and wider than high. */
export const hintTarget = style({
  '@media': { '(pointer: coarse)': { minHeight: 44, minWidth: 64, justifyContent: 'center' } },
})

/** As a `Link`, for what opens in the dialog. */
export const hintButton = style({
  selectors: {
    '&&': {
      paddingInline: 0,
      color: vars.color.accentStrong,
      textDecorationLine: 'underline',
      textDecorationColor: ['currentColor', 'color-mix(in oklab, currentColor 35%, transparent)'],
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
    },
    '&&:hover': { backgroundColor: 'transparent', textDecorationColor: 'currentColor' },
  },
  '@media': {
    '(pointer: coarse)': {
      minHeight: 44,
      // Its text is narrower than a finger.
      selectors: { '&&::after': { insetInline: space(-4) } },
    },
  },
})

export const frame = style({
  display: 'grid',
  // Takes the full width, even if the text of a button is longer.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(5),
  paddingBlockStart: space(3),
})

/** As large as the status ring, so that nothing moves when the ring is shown. */
export const picture = style({ display: 'grid', placeItems: 'center', width: 112, height: 112 })

export const message = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(1.5),
  minHeight: space(17),
  width: '100%',
})

export const actions = style({ display: 'grid', gap: space(2), width: '100%' })

export const pane = style({ display: 'grid', gap: space(4) })

export const codeMessage = style({ display: 'grid', gap: space(0.5) })

/** A dark text colour, because the background of the code is light in both themes. */
export const expired = style({ color: '#1a1f2b' })

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

export const sheets: Sheets = styleSheets()
