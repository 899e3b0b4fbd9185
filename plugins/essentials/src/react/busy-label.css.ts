import { type Sheets, styleSheets } from '@latchkey/ui-primitives/theme'
import { keyframes, style } from '@vanilla-extract/css'

const rotation = keyframes({ to: { transform: 'rotate(360deg)' } })

/** More specific than the page's own rules for `span`. */
const within = '[data-latchkey-button] > &'

export const spinner = style({
  selectors: {
    [within]: { inlineSize: 14, blockSize: 14, borderRadius: '50%', border: '2px dotted currentColor' },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        [within]: {
          border: '2px solid',
          borderBlockStartColor: 'transparent',
          animation: `${rotation} 0.8s linear infinite`,
        },
      },
    },
  },
})

export const sheets: Sheets = styleSheets()
