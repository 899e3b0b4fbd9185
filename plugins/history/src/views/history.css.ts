import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const lines = style({ display: 'grid', justifyItems: 'center', gap: space(1) })

export const note = style([lines, { paddingBlock: space(2), textAlign: 'center' }])

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const heading = style({ margin: 0, paddingBlock: space(1.5), paddingInline: space(1) })

/** What it says, and at the end of the line how much or when. */
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(3),
  minWidth: 0,
})

export const title = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  minWidth: 0,
  maxWidth: '100%',
  alignItems: 'center',
  columnGap: space(2),
})

// On a narrow phone the status has less room than its words.
globalStyle(`${title} > [part~="transaction-status"]`, { flexShrink: 1, minWidth: 0, whiteSpace: 'normal' })

/** May break between number and symbol, and never inside of the number. */
export const amount = style({ color: color.text, textAlign: 'end', whiteSpace: 'normal' })

/** One line. An address in it is cut in its middle already. */
export const description = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const time = style({ flexShrink: 0, marginInlineStart: 'auto', whiteSpace: 'nowrap' })

/** The badge is drawn over a corner of the picture. */
export const picture = style({ display: 'grid', width: space(10), height: space(10), flexShrink: 0 })
globalStyle(`${picture} > *`, { gridArea: '1 / 1' })

/** Two pictures: the outgoing token at the top, the incoming one at the bottom and in front of it. */
export const pair = style({ display: 'grid' })
globalStyle(`${pair} > *`, { gridArea: '1 / 1' })
globalStyle(`${pair} > :last-child`, {
  alignSelf: 'end',
  justifySelf: 'end',
  boxShadow: `0 0 0 2px ${color.surface}`,
})

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'end',
  justifySelf: 'end',
  width: space(4.5),
  height: space(4.5),
  margin: space(-0.5),
  borderRadius: '50%',
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.hairline}`,
})

/** The lower corner of a pair has the incoming token, so the badge is in the upper one. */
export const badgeOnPair = style({ alignSelf: 'start' })

export const tone = styleVariants({
  confirmed: { color: color.success },
  failed: { color: color.error },
  partial: { color: color.textSecondary },
  pending: { color: color.textSecondary },
  unknown: { color: color.textSecondary },
})

export const sheets: Sheets = styleSheets()
