import type { Palette } from './palette'

/** Paper and ink. */
export const light: Palette = {
  surface: 'oklch(0.994 0.002 265)',
  ink: 'oklch(0.26 0.03 265)',
  fill: 4.5,
  fillHover: 8,
  fillPressed: 11,
  hairline: 9,
  text: 'oklch(0.24 0.024 265)',
  textSecondary: 'oklch(0.5 0.02 265)',
  accent: 'oklch(0.79 0.121 84)',
  accentHoverTowards: 'black',
  accentStrongLightness: { min: 0, max: 0.52 },
  success: 'oklch(0.5 0.095 155)',
  warning: 'oklch(0.53 0.1 74)',
  error: 'oklch(0.52 0.14 25)',
  soft: 9,
  overlay: 'oklch(0.2 0.02 265 / 0.42)',
  shadow:
    '0 0 0 1px oklch(0.26 0.03 265 / 0.05), 0 2px 6px oklch(0.26 0.03 265 / 0.06), 0 24px 56px -12px oklch(0.26 0.03 265 / 0.24)',
}
