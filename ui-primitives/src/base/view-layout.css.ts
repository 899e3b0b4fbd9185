import { createVar, style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const startFade = createVar()
const endFade = createVar()
const searchedHeight = createVar()

/**
 * In a container as low as this (a zoomed page, an open keyboard) a footer that stands still leaves its content no room: head
 * and footer of a view scroll with its content then, in the area around the view. Only the dialog is a container.
 */
const LOW = '(max-height: 480px)'

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
  '@container': { [LOW]: { selectors: { '&:has([data-view-layout="footer"])': { flex: 'none' } } } },
})

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minHeight: 0,
  // A script focuses the element when the focused button is removed.
  outline: 'none',
})

/**
 * Matches a searchable view while its field is filled. Its window is high enough for what is shown when nothing is found, and
 * for three rows and the beginning of the next: a window as high as the whole list would be white below a few rows, and one
 * as high as what is found would move with every letter.
 */
const SEARCHING = ':where([data-searchable]:has([part="search-field-input"]:not(:placeholder-shown)))'

/** The scrolling part. It is as wide as the card and has padding for focus rings and the scroll bar. */
export const scroll = style({
  marginInline: space(-5),
  marginBlock: space(-1),
  paddingInline: space(5),
  paddingBlock: space(1),
  // A script may have set another height for the whole list. In a low container the rule below is the stronger one.
  selectors: {
    [`${SEARCHING} > &`]: { vars: { [searchedHeight]: space(70) }, flex: `0 1 ${space(70)} !important` },
  },
  '@container': {
    [LOW]: {
      selectors: {
        '[data-view-layout="footer"] > &': {
          overflow: 'visible',
          maskImage: 'none',
          // A script may have set them for the height that there was.
          height: 'auto !important',
          flex: 'none !important',
          minHeight: searchedHeight,
        },
      },
    },
  },
})

export const fixed = style({ flex: 'none' })

export const sheets: Sheets = styleSheets()
