import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space } from '../theme'

// An empty mark instead of none: without marks Safari no longer calls it a list.
export const list = style({ listStyleType: '""' })

/** Instead of a gap, so that a row's height is all the room it takes. */
export const row = style({ selectors: { '&:not(:last-child)': { paddingBlockEnd: space(2) } } })

/** Replaces rows that are not rendered; scroll anchoring uses rendered rows only. */
export const gap = style({ overflowAnchor: 'none' })

export const sheets: Sheets = styleSheets()
