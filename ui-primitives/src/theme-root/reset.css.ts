import { globalStyle, style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { vars } from '../theme/theme-contract.css'

/**
 * The page's fonts and colours inherit into a shadow root and beat its `:host` rules. `all: initial` on an
 * element inside stops them; custom properties survive it, so the host's theme variables still arrive.
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
})

// `:where` weighs nothing, so every primitive and view wins over the reset in whatever order it is adopted.
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

// A name has a direction of its own, and is cut at its own end where there is no room for it.
globalStyle(inside('bdi'), {
  display: 'inline-block',
  maxWidth: '100%',
  // Room above and below the line for the letters and marks of Arabic, which reach further; it takes none.
  paddingBlock: '0.25em',
  marginBlock: '-0.25em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  // Its lines stand where the reader's lines begin.
  textAlign: ['-webkit-match-parent', 'match-parent'],
})

globalStyle(inside('*:focus'), { outline: 'none' })
globalStyle(inside('*:focus-visible'), {
  outline: `2px solid ${vars.color.accentStrong}`,
  outlineOffset: 2,
})

globalStyle(inside('*::selection'), { background: vars.color.accent, color: vars.color.onAccent })

export const sheets: Sheets = styleSheets()
