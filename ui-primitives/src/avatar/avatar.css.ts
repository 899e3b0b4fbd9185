import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'

/** It distinguishes accounts, so forced colours do not change it. */
export const gradient = style({ width: '100%', height: '100%', forcedColorAdjust: 'none' })

export const sheets: Sheets = styleSheets()
