import { style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../theme'
import { vars } from '../theme/theme-contract.css'

export const text = style({
  minWidth: 0,
  maxWidth: '100%',
  // Not `anywhere`, with which a box around it would count with single letters and break a word to be narrow.
  overflowWrap: 'break-word',
  // Letter spacing would separate the joined letters of Arabic.
  selectors: { '&:where(:dir(rtl))&': { letterSpacing: 0 } },
})

export const variant = styleVariants({
  caption: { fontSize: vars.font.caption, lineHeight: 1.35 },
  body: { fontSize: vars.font.body, lineHeight: 1.45 },
  label: { fontSize: vars.font.label, lineHeight: 1.35, fontWeight: 500 },
  title: { fontSize: vars.font.title, lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.012em' },
  display: { fontSize: vars.font.display, lineHeight: 1.15, fontWeight: 600, letterSpacing: '-0.022em' },
})

export const tone = styleVariants({
  primary: { color: vars.color.text },
  secondary: { color: vars.color.textSecondary },
  accent: { color: vars.color.accentStrong },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
})

export const weight = styleVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  strong: { fontWeight: 600 },
})

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', textWrap: 'balance' },
})

export const truncate = style({
  overflow: 'hidden',
  // Shows the dots below Arabic letters, which are outside the line box and distinguish letters.
  paddingBlockEnd: '0.25em',
  marginBlockEnd: '-0.25em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '100%',
})

// Amounts and addresses keep their order in right-to-left text. Without "calt" the x in 0x70 is not shown as a times sign.
export const numeric = style({
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  unicodeBidi: 'plaintext',
})

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const sheets: Sheets = styleSheets()
