import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const lines = style({ display: 'grid', justifyItems: 'center', gap: space(1) })

export const note = style([lines, { paddingBlock: space(2), textAlign: 'center' }])

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const heading = style({ margin: 0, paddingBlock: space(1.5), paddingInline: space(1) })

export const title = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
})

export const amounts = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1),
  overflowWrap: 'anywhere',
})

/** The sign lies over the end of the picture. */
export const picture = style({ display: 'grid', width: space(10), height: space(10), flexShrink: 0 })

export const pair = style({ display: 'grid', gridArea: '1 / 1', width: '100%', height: '100%' })

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'end',
  width: space(4.5),
  height: space(4.5),
  margin: space(-0.5),
  borderRadius: '50%',
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.hairline}`,
})

export const tone = styleVariants({
  confirmed: { color: color.success },
  failed: { color: color.error },
  pending: { color: color.textSecondary },
})

export const sheets: Sheets = styleSheets()
