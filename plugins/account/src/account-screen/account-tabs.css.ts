import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  // As high as the tab before, set by script: the height changes once, with what the bones stand for.
  selectors: { '&:has([part~="skeleton"])': { minHeight: 'var(--lk-tabs-height)' } },
})

export const sheets: Sheets = styleSheets()
