import { createVar, style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space, vars } from '../theme'

const startFade = createVar()
const endFade = createVar()

export const area = style({
  vars: { [startFade]: '0px', [endFade]: '0px' },
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.fillPressed} transparent`,
  maskImage: `linear-gradient(transparent, black ${startFade}, black calc(100% - ${endFade}), transparent)`,
  selectors: {
    '&[data-before]': { vars: { [startFade]: space(6) } },
    // A field that stays on top is no less clear there.
    '&:has([part="search-field"])': { vars: { [startFade]: '0px' } },
    '&[data-after]': { vars: { [endFade]: space(6) } },
  },
  '@media': { '(forced-colors: active)': { maskImage: 'none' } },
})

/** As high as its content, unless that has a scrolling part of its own (`ViewLayout`), which then shrinks. */
export const content = style({
  flex: 'none',
  selectors: {
    '&:has([data-view-layout])': { flex: '0 1 auto', display: 'flex', flexDirection: 'column', minHeight: 0 },
  },
})

export const sheets: Sheets = styleSheets()
