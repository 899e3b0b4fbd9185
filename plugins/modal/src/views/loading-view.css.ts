import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })

/** Comes a moment late: a view that is there at once is not announced by a flash of bones. */
export const rows = style({
  display: 'grid',
  gap: space(2),
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} 125ms 150ms backwards` },
  },
})

export const sheets: Sheets = styleSheets()
