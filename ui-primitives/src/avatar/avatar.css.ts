import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'

export const gradient = style({ width: '100%', height: '100%' })

export const sheets: Sheets = styleSheets()
