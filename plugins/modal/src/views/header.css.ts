import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'
import { SHEET_QUERY } from './sheet-query'

export const header = style({
  flexShrink: 0,
  display: 'grid',
  // Equal sides, so that the title stands in the middle of the dialog and not of what is left.
  gridTemplateColumns: `minmax(${space(9)}, 1fr) auto minmax(${space(9)}, 1fr)`,
  alignItems: 'center',
  gap: space(2),
  minHeight: space(15),
  paddingInline: space(3),
  // Two lines stand clear of the handle.
  '@media': { [SHEET_QUERY]: { touchAction: 'none', paddingBlock: `${space(3.5)} ${space(2)}` } },
})

export const start = style({ justifySelf: 'start', minWidth: 0, maxWidth: '100%' })
export const end = style({ display: 'flex', justifySelf: 'end', gridColumn: 3 })

export const title = style({ gridColumn: 2, minWidth: 0, maxWidth: space(56) })

/** Two lines fit; a wallet's name may be longer, and stands in the view as well. */
export const titleLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // Nothing of a third line may show.
  paddingBlock: 0,
  marginBlock: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.2,
})

/** Without a title, what stands at the start may be wide. */
export const untitled = style({ gridTemplateColumns: '1fr 0 auto' })

export const sheets: Sheets = styleSheets()
