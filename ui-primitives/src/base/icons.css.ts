import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../theme'

/** For icons that point in or against the reading direction. */
export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const sheets: Sheets = styleSheets()
