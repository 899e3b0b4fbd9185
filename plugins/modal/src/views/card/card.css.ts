import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'
import { SHEET_QUERY } from '../dialog/media-queries'

export const header = style({
  flexShrink: 0,
  display: 'grid',
  // Columns of equal width centre the title in the dialog, not between the buttons.
  gridTemplateColumns: `minmax(${space(9)}, 1fr) auto minmax(${space(9)}, 1fr)`,
  alignItems: 'center',
  gap: space(2),
  minHeight: space(15),
  paddingInline: space(3),
  // Keeps a title of two lines below the handle.
  '@media': { [SHEET_QUERY]: { touchAction: 'none', paddingBlock: `${space(3.5)} ${space(2)}` } },
})

export const start = style({ justifySelf: 'start', minWidth: 0, maxWidth: '100%' })
export const end = style({ display: 'flex', justifySelf: 'end', gridColumn: 3 })

export const title = style({ gridColumn: 2, minWidth: 0, maxWidth: space(56) })

/** At most two lines. A longer wallet name is cut here and shown in the view. */
export const titleLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // Makes room for dots below Arabic letters. The third line stays hidden, because it begins with as much empty space.
  paddingBlockEnd: '0.15em',
  marginBlockEnd: '-0.15em',
  overflow: 'hidden',
  overflowWrap: 'break-word',
  lineHeight: 1.35,
})

/** Without a title the action at the start may use the width of the header. */
export const untitled = style({ gridTemplateColumns: '1fr 0 auto' })

export const rows = style({ display: 'grid', gap: space(2) })

export const failed = style({ display: 'grid', gap: space(6), paddingBlockStart: space(4) })
export const message = style({ justifyItems: 'center' })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: space(14),
  height: space(14),
  marginBlockEnd: space(2),
  borderRadius: '50%',
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
})

export const sheets: Sheets = styleSheets()
