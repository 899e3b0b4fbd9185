import { type Sheets, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Has the specificity of an id selector and no layer, so it overrides the page's own rules for `button`. */
const ours = ':is([data-latchkey-button], #_lk)&'
const accent = 'var(--lk-accent, #dcae52)'

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
      // The border is visible in forced-colours mode only.
      border: '1px solid transparent',
      borderRadius: 'calc(var(--lk-border-radius-master, 4px) * 3)',
      font: '600 calc(var(--lk-font-size-master, 10px) * 1.5)/1.2 var(--lk-font-family, Inter, system-ui, sans-serif)',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      background: `${accent} border-box`,
      // Suits the default accent. Where colours can be derived: dark text on a light accent, light text on a dark one.
      color: 'var(--lk-on-accent, #24180a)',
    },
    [`${ours}:hover`]: { background: `linear-gradient(#0001 0 0) border-box, ${accent} border-box` },
    [`${ours}:focus-visible`]: { outline: '2px solid currentColor', outlineOffset: 2 },
    [`${ours}:disabled`]: { pointerEvents: 'none', opacity: 0.75 },
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
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        [ours]: { transition: '75ms' },
        [`${ours}:active`]: { transform: 'scale(0.985)' },
      },
    },
  },
})

export const label = style({
  selectors: { [`${button} > &`]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
})

export const sheets: Sheets = styleSheets()
