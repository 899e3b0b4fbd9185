import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  // While a tab shows skeletons it keeps the height of the tab before it, which `AccountTabs` sets. So the height
  // changes only once, when the content replaces the skeletons.
  selectors: { '&:has([part~="skeleton"])': { minHeight: 'var(--lk-tabs-height)' } },
})

export const sheets: Sheets = styleSheets()
