import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space } from '../theme'

// An empty mark instead of none: without marks Safari no longer calls it a list.
export const list = style({ display: 'grid', gap: space(2), listStyleType: '""' })

export const sheets: Sheets = styleSheets()
