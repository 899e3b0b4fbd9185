import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../theme'

/** The gradient distinguishes accounts, so it keeps its colours in forced-colours mode. */
export const gradient = style({ width: '100%', height: '100%', forcedColorAdjust: 'none' })

export const sheets: Sheets = styleSheets()
