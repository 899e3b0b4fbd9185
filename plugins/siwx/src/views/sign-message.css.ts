import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlockStart: space(3),
})

export const head = style({ display: 'grid', justifyItems: 'center', gap: space(2), textAlign: 'center' })

export const title = style({ marginBlockStart: space(3), overflowWrap: 'break-word' })

export const explanation = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' })

/** Takes its room, and is neither seen nor read nor pressed. */
export const unseen = style({ gridArea: '1 / 1', visibility: 'hidden' })

/** In the room of the text that follows. */
export const lines = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  paddingInline: space(6),
})

export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const sheets: Sheets = styleSheets()
