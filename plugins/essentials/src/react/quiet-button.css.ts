import { type Sheets, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** More specific than the rules of `button.css.ts` by one attribute, so that the order of the sheets does not matter. */
const ours = ':is([data-latchkey-button], #_lk)[data-theme]&'
const light = {
  surface: '#eff0f3',
  hover: '#e4e6ea',
  text: '#1a1f2b',
}
const dark = {
  surface: '#252930',
  hover: '#32353d',
  text: '#eef0f4',
}

/** More specific than the page's own rules for `img` and `span`, with the host's look too. */
const within = '[data-latchkey-button][data-theme] > &'

export const address = style({ selectors: { [within]: { flex: 'none' } } })

export const quiet = style({
  selectors: {
    [ours]: {
      background: `${light.surface} border-box`,
      color: light.text,
      paddingInline: 12,
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums',
      fontFeatureSettings: '"calt" 0',
      minInlineSize: 0,
    },
    // An address is never cut, so a button with one never gets narrower than it.
    [`${ours}:has(> ${address})`]: { minInlineSize: 'min-content' },
    [`${ours}:hover`]: { background: `${light.hover} border-box` },
    [`${ours}[data-theme="dark"]`]: { background: `${dark.surface} border-box`, color: dark.text },
    [`${ours}[data-theme="dark"]:hover`]: { background: `${dark.hover} border-box` },
  },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: {
        [`${ours}:not([data-theme="light"])`]: { background: `${dark.surface} border-box`, color: dark.text },
        [`${ours}:not([data-theme="light"]):hover`]: { background: `${dark.hover} border-box` },
      },
    },
  },
})

export const picture = style({
  selectors: {
    [within]: {
      inlineSize: 24,
      blockSize: 24,
      // A spinner of this size takes its place, with its border.
      boxSizing: 'border-box',
      borderRadius: '50%',
      flex: 'none',
      objectFit: 'cover',
      // The picture distinguishes accounts, so it keeps its colours in forced-colours mode.
      forcedColorAdjust: 'none',
    },
    [`${quiet} > &`]: { marginInlineStart: -4 },
  },
})

/** A wallet's picture has corners, as in the dialog. */
export const square = style({
  selectors: { [within]: { borderRadius: 6 } },
})

/** Hidden on narrow windows, where the address needs the width. The account view shows the balance too. */
export const amount = style({
  selectors: { [within]: { opacity: 0.72, fontWeight: 400 } },
  '@media': { '(max-width: 480px)': { selectors: { [within]: { display: 'none' } } } },
})

/** A name leaves the page its room. The dialog has the whole one. */
export const name = style({
  selectors: {
    [within]: {
      maxInlineSize: '10em',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})

/** Tells that something is to be done in the dialog; its name is for screen readers. */
export const dot = style({
  selectors: {
    [within]: {
      inlineSize: 8,
      blockSize: 8,
      borderRadius: '50%',
      flex: 'none',
      backgroundColor: '#c27803',
      // Forced colours remove the background.
      outline: '1px solid transparent',
    },
  },
})

export const sheets: Sheets = styleSheets()
