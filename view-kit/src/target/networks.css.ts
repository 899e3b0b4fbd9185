import { type Sheets, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** The custom property with the hue is set by the component. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  backgroundColor: '#5c719e',
  color: 'white',
  '@supports': {
    '(color: oklch(0 0 0))': { backgroundColor: 'oklch(0.55 0.075 var(--lk-network-hue, 265))' },
  },
})

export const sheets: Sheets = styleSheets()
