import { type Sheets, styleSheets } from '@latchkey/ui-primitives/sheets'
import { keyframes, style } from '@vanilla-extract/css'

/** The weight of an id, unlayered: a page's own `button {}` rules and resets lose to it (D17). */
const ours = ':is([data-latchkey-button], #_lk)&'
const accent = 'var(--lk-accent, oklch(0.775 0.122 83))'

export const button = style({
  selectors: {
    [ours]: {
      all: 'unset',
      boxSizing: 'border-box',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      maxInlineSize: '100%',
      blockSize: 44,
      paddingInline: 16,
      borderRadius: 'calc(var(--lk-border-radius-master, 4px) * 3)',
      font: '600 calc(var(--lk-font-size-master, 10px) * 1.5)/1.2 var(--lk-font-family, Inter, system-ui, sans-serif)',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '-0.006em',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      transition: 'background-color 75ms, transform 75ms',
      background: accent,
      // Ink on brass; with a host's dark accent, paper: see the theme's onAccent.
      color: 'var(--lk-on-accent, oklch(0.22 0.03 70))',
    },
    [`${ours}:hover:enabled`]: { background: `color-mix(in oklab, ${accent}, black 7%)` },
    [`${ours}:focus-visible`]: { outline: '2px solid currentColor', outlineOffset: 2 },
    [`${ours}:active`]: { transform: 'scale(0.985)' },
    [`${ours}:disabled`]: { cursor: 'default', opacity: 0.55 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { [ours]: { transition: 'none' }, [`${ours}:active`]: { transform: 'none' } },
    },
    '(forced-colors: active)': { selectors: { [ours]: { border: '1px solid ButtonText' } } },
  },
  '@supports': {
    '(color: oklch(from red l c h))': {
      selectors: {
        [ours]: {
          color: `var(--lk-on-accent, oklch(from ${accent} clamp(0.2, (0.6 - l) * 1000, 0.99) min(c, 0.03) h))`,
        },
      },
    },
  },
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  selectors: {
    [`${button} > &`]: {
      inlineSize: 14,
      blockSize: 14,
      borderRadius: '50%',
      border: '2px solid currentColor',
      borderBlockStartColor: 'transparent',
      animation: `${turn} 0.8s linear infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { [`${button} > &`]: { animation: 'none', borderStyle: 'dotted' } },
    },
  },
})

export const label = style({
  selectors: { [`${button} > &`]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
})

export const sheets: Sheets = styleSheets()
