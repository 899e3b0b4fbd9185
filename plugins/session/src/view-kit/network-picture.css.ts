import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { style } from '@vanilla-extract/css'

/** The hue is set from script, by the network's id. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  backgroundColor: 'oklch(0.55 0.075 var(--lk-network-hue, 265))',
  color: 'white',
})

export const sheets: Sheets = styleSheets()
