import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets } from '../theme'

// An empty marker instead of `none`, with which Safari no longer treats the element as a list.
export const list = style({ display: 'grid', gap: space(2), listStyleType: '""' })

export const sheets: Sheets = styleSheets()
