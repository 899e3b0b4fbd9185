import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'
import { SHEET_QUERY } from '../dialog/media-queries'

export const header = style({
  flexShrink: 0,
  display: 'grid',
  // Equal sides centre the title in the dialog, not in the room that the buttons leave.
  gridTemplateColumns: `minmax(${space(9)}, 1fr) auto minmax(${space(9)}, 1fr)`,
  alignItems: 'center',
  gap: space(2),
  minHeight: space(15),
  paddingInline: space(3),
  // Keeps a title of two lines clear of the handle.
  '@media': { [SHEET_QUERY]: { touchAction: 'none', paddingBlock: `${space(3.5)} ${space(2)}` } },
})

export const start = style({ justifySelf: 'start', minWidth: 0, maxWidth: '100%' })
export const end = style({ display: 'flex', justifySelf: 'end', gridColumn: 3 })

export const title = style({ gridColumn: 2, minWidth: 0, maxWidth: space(56) })

/** Two lines fit; a longer wallet name is also shown in the view. */
export const titleLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // The dots of Arabic letters fit, and the third line, which begins with as much empty room, stays hidden.
  paddingBlockEnd: '0.15em',
  marginBlockEnd: '-0.15em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
})

/** Without a title the action at the start may be wide. */
export const untitled = style({ gridTemplateColumns: '1fr 0 auto' })

export const sheets: Sheets = styleSheets()
