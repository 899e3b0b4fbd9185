import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../theme'

/** The hidden whole name is placed in it. */
export const name = style({
  position: 'relative',
  display: 'flex',
  // As wide as the name, so that one in Latin letters stands at the start of a line from right to left.
  width: 'fit-content',
  minWidth: 0,
  maxWidth: '100%',
})

/** Drawn by the style sheet, so that the name is in the document once. */
const drawn = { content: 'attr(data-text)', whiteSpace: 'pre' } as const

export const start = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  // Room for the dots below Arabic letters.
  paddingBlockEnd: '0.25em',
  marginBlockEnd: '-0.25em',
  '::before': drawn,
})

export const end = style({ flex: 'none', '::before': drawn })

export const sheets: Sheets = styleSheets()
