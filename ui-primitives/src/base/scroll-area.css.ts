import { createVar, style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

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
    // A sticky search field at the start must not be faded.
    '&:has([part="search-field"])': { vars: { [startFade]: '0px' } },
    '&[data-after]': { vars: { [endFade]: space(6) } },
  },
  '@media': { '(forced-colors: active)': { maskImage: 'none' } },
})

/** Has the height of its content. Content with its own scrolling part (`ViewLayout`) can shrink instead. */
export const content = style({
  flex: 'none',
  selectors: {
    '&:has([data-view-layout])': { flex: '0 1 auto', display: 'flex', flexDirection: 'column', minHeight: 0 },
  },
})

export const sheets: Sheets = styleSheets()
