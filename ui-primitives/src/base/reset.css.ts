import { globalStyle, style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../theme'
import { vars } from '../theme/theme-contract.css'

/**
 * A shadow root inherits the page's fonts and colours, and the page can override `:host` rules. `all: initial` on an element
 * inside stops the inheritance, except for custom properties such as the host's theme variables.
 */
export const root = style({
  all: 'initial',
  display: 'contents',
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.body,
  fontWeight: 400,
  lineHeight: 1.4,
  textAlign: 'start',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'default',
  // Korean has spaces, and is read word by word; browsers break it between any two syllables.
  selectors: { '&:lang(ko)': { wordBreak: 'keep-all' } },
})

// `:where` has no specificity, so primitives and views override the reset in any order of style sheets.
const inside = (selector: string) => `:where(${root}) :where(${selector})`

globalStyle(inside('*, *::before, *::after'), { boxSizing: 'border-box' })

globalStyle(inside('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, dialog'), {
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
})

globalStyle(inside('ul, ol'), { listStyle: 'none' })

globalStyle(inside('button, input, select, textarea'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: 0,
  appearance: 'none',
  textAlign: 'inherit',
})

globalStyle(inside('button, a[href], summary, label'), { cursor: 'pointer', touchAction: 'manipulation' })
globalStyle(inside('button:disabled'), { cursor: 'default' })
globalStyle(inside('a'), { color: 'inherit', textDecoration: 'none' })
globalStyle(inside('img, svg'), { display: 'block', flexShrink: 0 })

// A `bdi` element contains a name with its own direction. If it does not fit, it is cut at the end of that direction.
globalStyle(inside('bdi'), {
  display: 'inline-block',
  maxWidth: '100%',
  // Padding for Arabic letters and marks, which reach out of the line. The negative margin keeps the line height.
  paddingBlock: '0.25em',
  marginBlock: '-0.25em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  // Aligned to the start of the surrounding text's direction.
  textAlign: ['-webkit-match-parent', 'match-parent'],
})

globalStyle(inside('*:focus-visible'), {
  outline: `2px solid ${vars.color.accentStrong}`,
  outlineOffset: 2,
})

globalStyle(inside('*::selection'), { background: vars.color.accent, color: vars.color.onAccent })

export const sheets: Sheets = styleSheets()
