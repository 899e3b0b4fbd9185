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

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minHeight: 0,
  // A script focuses the element when the focused button is removed.
  outline: 'none',
})

/** The scrolling part. It is as wide as the card and has padding for focus rings and the scroll bar. */
export const scroll = style({
  marginInline: space(-5),
  marginBlock: space(-1),
  paddingInline: space(5),
  paddingBlock: space(1),
})

export const fixed = style({ flex: 'none' })

export const sheets: Sheets = styleSheets()
