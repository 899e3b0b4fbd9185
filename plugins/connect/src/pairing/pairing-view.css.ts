import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
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

export const sheets: Sheets = styleSheets()
