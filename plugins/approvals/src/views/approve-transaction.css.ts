import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

const SHORT_SCREEN = 'screen and (max-height: 560px)'

/** On short screens summary and frame scroll together. */
export const view = style({
  gap: space(2),
  '@media': {
    [SHORT_SCREEN]: {
      display: 'block',
      overflowY: 'auto',
      // A scroll container clips its sides too, and a partly hidden frame accepts no clicks.
      marginInline: space(-5),
      paddingInline: space(5),
    },
  },
})

/** Set by script to what the frame says it needs, or such requests usually do. */
export const NEEDED_HEIGHT = '--lk-frame-height'

/**
 * As high as the frame needs, and never so high that nothing is seen above it. Limits are of their own, because an older
 * browser could not fall back from a late unit in a value with `var()`.
 */
export const frame = style({
  position: 'relative',
  // Including the border.
  height: `var(${NEEDED_HEIGHT})`,
  minHeight: 206,
  // The card has 760 px at most, however high the window is.
  maxHeight: ['341px', 'max(341px, min(58cqh, 600px))'],
  // As wide as the card.
  marginInline: space(-5),
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    // Fits below the dialog's header, so that it can be scrolled into view completely.
    [SHORT_SCREEN]: {
      maxHeight: ['calc(100vh - 113px)', 'calc(100dvh - 113px)'],
      marginBlockStart: space(3),
    },
  },
})

export const area = style({ width: '100%', height: '100%' })

export const loading = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  padding: space(5),
  // The card has its own padding.
  paddingBlockEnd: 0,
})

export const fill = style({ flex: 1 })

export const summary = style({ display: 'grid', gap: space(3), minWidth: 0 })

export const wallet = style({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 })

export const names = style({
  display: 'grid',
  flex: 1,
  // Not stretched: in another direction a name would stand at the other end.
  gridTemplateColumns: 'minmax(0, max-content)',
  minWidth: 0,
})

/** A row that opens what the site has sent. */
export const details = style({ minWidth: 0 })

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: space(8),
  borderRadius: vars.radius.row,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accentStrong}`, outlineOffset: 2 },
  },
  '@media': { '(pointer: coarse)': { minHeight: space(12) } },
})

/** Two lines where one is too narrow. */
export const asked = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(2),
  minWidth: 0,
})

export const chevron = style({
  display: 'flex',
  color: vars.color.textSecondary,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
})

export const contents = style({ display: 'grid', gap: space(4), paddingBlock: space(2), minWidth: 0 })

export const group = style({ display: 'grid', gap: space(3), minWidth: 0 })

export const steps = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })

export const card = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingBlock: space(2),
  paddingInline: space(3),
  borderRadius: vars.radius.row,
  background: vars.color.fill,
  minWidth: 0,
})

export const row = style({ display: 'grid', gap: space(1), minWidth: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2),
})

export const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere', unicodeBidi: 'isolate' })

/** Addresses and amounts are left-to-right in every language. */
export const exact = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  wordBreak: 'break-all',
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
})

/** One line, where it fits, so that a worth that comes later moves nothing. */
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: space(2),
  minWidth: 0,
  textAlign: 'end',
})

export const named = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), minWidth: 0 })

export const amount = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const message = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
})

export const fields = style({ display: 'grid', gap: space(2), margin: 0, minWidth: 0 })

export const nested = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  minWidth: 0,
  paddingInlineStart: space(3),
  borderInlineStart: `1px solid ${vars.color.hairline}`,
})

export const gain = style({ color: vars.color.success })

export const sheets: Sheets = styleSheets()
