import type { Palette } from './palette'

/** Ink, lit warm: the surface is lighter than the page would be, and colour is turned down, not inverted. */
export const dark: Palette = {
  surface: 'oklch(0.215 0.014 265)',
  ink: 'oklch(0.93 0.015 265)',
  fill: 6,
  fillHover: 10,
  fillPressed: 13.5,
  hairline: 10,
  text: 'oklch(0.955 0.005 265)',
  textSecondary: 'oklch(0.735 0.012 265)',
  accent: 'oklch(0.81 0.112 85)',
  accentHoverTowards: 'white',
  accentStrongLightness: { min: 0.76, max: 1 },
  success: 'oklch(0.79 0.1 158)',
  warning: 'oklch(0.82 0.1 75)',
  error: 'oklch(0.76 0.105 25)',
  soft: 12,
  overlay: 'oklch(0.1 0.012 265 / 0.6)',
  shadow:
    'inset 0 0 0 1px oklch(0.93 0.015 265 / 0.07), 0 2px 6px oklch(0.08 0.01 265 / 0.3), 0 24px 56px -12px oklch(0.05 0.01 265 / 0.65)',
}
