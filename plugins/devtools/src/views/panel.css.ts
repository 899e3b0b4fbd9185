import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font } = vars
const WIDE = '(min-width: 720px)'
const NARROW = '(max-width: 719px)'
const MONOSPACE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

/** The popover: without a box of its own, so that it covers nothing of the page. */
export const layer = style({
  position: 'fixed',
  inset: 'auto',
  width: 0,
  height: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
})

export const openButton = style({
  position: 'fixed',
  insetBlockEnd: `max(${space(3)}, env(safe-area-inset-bottom, 0px))`,
  insetInlineStart: space(3),
  minWidth: 36,
  minHeight: 28,
  paddingInline: space(2),
  borderRadius: vars.radius.small,
  border: `1px solid ${color.hairline}`,
  backgroundColor: color.surface,
  boxShadow: vars.shadow,
  fontSize: font.caption,
  fontWeight: 600,
  textAlign: 'center',
  selectors: {
    // A phone's sheet has its buttons at the lower edge.
    [`${layer}[data-in-dialog] &`]: {
      '@media': { [NARROW]: { insetBlockEnd: 'auto', insetBlockStart: space(3) } },
    },
  },
})

export const panel = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  paddingInline: space(3),
  paddingBlockEnd: `max(${space(2)}, env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surface,
  boxShadow: vars.shadow,
  fontSize: font.caption,
})

export const resizer = style({
  flex: 'none',
  height: space(3),
  marginInline: space(-3),
  cursor: 'ns-resize',
  touchAction: 'none',
  '::before': {
    content: '',
    display: 'block',
    width: 40,
    height: 3,
    margin: '5px auto 0',
    borderRadius: 2,
    backgroundColor: color.textSecondary,
    opacity: 0.5,
  },
})

export const header = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
})
export const name = style({
  display: 'flex',
  flex: '1 0 70%',
  order: -1,
  alignItems: 'center',
  gap: space(2),
  '@media': { [WIDE]: { flex: 'none' } },
})
export const said = style({
  order: 1,
  width: '100%',
  color: color.textSecondary,
  ':empty': { display: 'none' },
  '@media': {
    [WIDE]: { order: 0, flex: 1, width: 'auto', textAlign: 'end', ':empty': { display: 'block' } },
  },
})
/** Beside the name where the buttons have a line of their own. */
export const close = style({ order: -1, '@media': { [WIDE]: { order: 0 } } })

export const body = style({ flex: 1, minHeight: 0, overflow: 'auto' })
export const scroll = style({ height: '100%', overflow: 'auto' })

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  '@media': { [WIDE]: { flexDirection: 'row', height: '100%' } },
})
/** Where there is room for one of them, the chosen entry stands instead of the list. */
export const behindDetail = style({ '@media': { [NARROW]: { display: 'none' } } })
export const listColumn = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  gap: space(2),
})
export const tools = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: space(1),
})
export const search = style({ flex: '1 1 200px', minWidth: 0 })
export const select = style({
  minHeight: 32,
  paddingInline: space(2),
  borderRadius: vars.radius.small,
  backgroundColor: color.fill,
  appearance: 'auto',
})

export const rows = style({ flex: 1, minHeight: 0, overflow: 'auto' })
export const plain = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const row = style({
  display: 'flex',
  alignItems: 'start',
  width: '100%',
  gap: space(2),
  minHeight: 28,
  paddingBlock: space(1),
  paddingInline: space(2),
  borderRadius: vars.radius.small,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 28px',
  selectors: { '&[aria-current="true"]': { backgroundColor: color.accentSoft } },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:not([aria-current="true"]):hover': { backgroundColor: color.fill } },
    },
  },
})
export const time = style({
  flex: 'none',
  color: color.textSecondary,
  fontVariantNumeric: 'tabular-nums',
})
/** As wide as the time of a page that is open for hours, so that what follows stands in a column. */
export const at = style([time, { minWidth: '9ch', textAlign: 'end' }])
export const kind = style({ flex: 'none', width: 56, fontWeight: 600 })
const plainTone = style({ color: color.textSecondary })
export const tone = {
  events: style({ color: color.accentStrong }),
  changes: style({ color: color.success }),
  views: plainTone,
  requests: style({ color: color.warning }),
  notices: plainTone,
  errors: style({ color: color.error }),
} as const
export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const detail = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  padding: space(3),
  borderRadius: vars.radius.picture,
  backgroundColor: color.fill,
})
export const detailHead = style({ display: 'flex', alignItems: 'start', gap: space(2) })
export const detailTitle = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space(3),
  rowGap: space(1),
})
export const factName = style({ color: color.textSecondary })
export const factValue = style({ overflowWrap: 'anywhere' })
export const link = style({ color: color.accentStrong, textDecoration: 'underline', textAlign: 'start' })

export const data = style({
  margin: 0,
  maxHeight: '40vh',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: MONOSPACE,
  fontSize: font.caption,
  textAlign: 'left',
})
export const code = style({ fontFamily: MONOSPACE, overflowWrap: 'anywhere', whiteSpace: 'normal' })

export const changes = style({ display: 'flex', flexDirection: 'column', gap: space(3) })
export const change = style({ display: 'flex', flexDirection: 'column', gap: space(1) })
export const path = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const before = style({ paddingInlineStart: space(2), borderInlineStart: `3px solid ${color.error}` })
export const after = style({ paddingInlineStart: space(2), borderInlineStart: `3px solid ${color.success}` })

export const empty = style({ padding: space(3), color: color.textSecondary })

export const table = style({ width: '100%', minWidth: 520, borderCollapse: 'collapse' })
globalStyle(`${table} th, ${table} td`, {
  padding: space(2),
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
})
// A column is as wide as its name, so that a short word below it is not broken.
globalStyle(`${table} th`, { color: color.textSecondary, whiteSpace: 'nowrap' })

export const sheets: Sheets = styleSheets()
