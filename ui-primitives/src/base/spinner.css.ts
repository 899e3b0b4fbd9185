import { keyframes, style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../theme'

const rotate = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-grid',
  flexShrink: 0,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${rotate} 800ms linear infinite` } },
})

export const track = style({ opacity: 0.2 })

export const sheets: Sheets = styleSheets()
