import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ gap: space(3) })

/** As high as the card can be, because more tiles may come. While the user searches, the view has a height of its own. */
export const growing = style({
  selectors: {
    '&:has([part~="grid"]):not(:has([part="search-field-input"]:not(:placeholder-shown)))': {
      height: space(190),
    },
  },
})

/** Search field and filter, side by side; they wrap on narrow screens. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
export const field = style({ flex: `1 1 ${space(42)}` })
export const filter = style({ flex: '0 0 auto' })

export const body = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: `min(${space(68)}, 40vh)`,
  // Receives the focus when a focused button is removed, and shows no focus ring then.
  outline: 'none',
  selectors: { '&:has([part~="grid"])': { alignContent: 'start' } },
})

/** Shown after the last tile when a request failed: text and retry button. */
export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingBlock: space(4),
  textAlign: 'center',
})

export const sheets: Sheets = styleSheets()
