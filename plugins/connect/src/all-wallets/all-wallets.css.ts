import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** All the room there is, whatever is in it: nothing jumps while one types. */
export const view = style({ gap: space(3), height: space(190) })

/** Side by side where both have room, else under each other. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
export const field = style({ flex: `1 1 ${space(42)}` })
export const filter = style({ flex: '0 0 auto' })

export const body = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: `min(${space(80)}, 40dvh)`,
  // It takes the focus from a button that is gone, and shows nothing of that.
  outline: 'none',
  selectors: { '&:has([part~="grid"])': { alignContent: 'start' } },
})

/** After the last tile: what became of the rest. */
export const rest = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingBlock: space(4),
  textAlign: 'center',
})

export const sheets: Sheets = styleSheets()
