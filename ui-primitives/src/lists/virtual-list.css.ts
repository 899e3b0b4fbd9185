import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets } from '../theme'

// An empty marker instead of `none`, with which Safari no longer treats the element as a list.
export const list = style({ listStyleType: '""' })

/** Padding instead of a gap, so that the measured height of a row includes it. */
export const row = style({ selectors: { '&:not(:last-child)': { paddingBlockEnd: space(2) } } })

/** Fills the space of rows that are not rendered. Scroll anchoring must not use it. */
export const gap = style({ overflowAnchor: 'none' })

export const sheets: Sheets = styleSheets()
