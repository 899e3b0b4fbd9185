import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

const SHORT_SCREEN = 'screen and (max-height: 560px)'

/** On short screens summary and frame scroll together. */
export const view = style({
  gap: space(3),
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

/** Set by script to what the frame says it needs. */
export const NEEDED_HEIGHT = '--lk-frame-height'
/** Fits facts and buttons of a frame that does not say what it needs. */
const USUAL = 341

/** As high as the frame needs, and never so high that nothing is seen above it. */
export const frame = style({
  position: 'relative',
  // Including the border.
  height: `clamp(206px, var(${NEEDED_HEIGHT}, ${USUAL}px), max(${USUAL}px, 58cqh))`,
  // As wide as the card.
  marginInline: space(-5),
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    // Fits below the dialog's header, so that it can be scrolled into view completely.
    [SHORT_SCREEN]: {
      height: `var(${NEEDED_HEIGHT}, ${USUAL}px)`,
      minHeight: 206,
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

export const summary = style({ display: 'grid', gap: space(4), minWidth: 0 })

export const head = style({ display: 'grid', gap: space(1), justifyItems: 'center', textAlign: 'center' })

export const origin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
})

export const network = style({ display: 'inline-flex', alignItems: 'center', gap: space(1) })

export const steps = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })

export const card = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: space(3),
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

export const amount = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: space(2),
  margin: 0,
  padding: space(3),
  borderRadius: vars.radius.row,
  background: vars.color.warningSoft,
  color: vars.color.text,
})

export const warningIcon = style({ display: 'flex', color: vars.color.warning })

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
