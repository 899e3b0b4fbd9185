/** The colours of one mode, in OKLCH. Light and dark are designed separately. */
export interface Palette {
  readonly surface: string
  /** Colour that is mixed into the surface for fills and thin lines. */
  readonly ink: string
  /** Share of `ink` in fills and lines, in per cent. */
  readonly fill: number
  readonly fillHover: number
  readonly fillPressed: number
  readonly hairline: number
  readonly text: string
  readonly textSecondary: string
  readonly accent: string
  /** Colour that is mixed into the accent on hover. */
  readonly accentHoverTowards: 'black' | 'white'
  /** Range of the accent's OKLCH lightness for text on the surface. */
  readonly accentStrongLightness: { readonly min: number; readonly max: number }
  readonly success: string
  readonly warning: string
  readonly error: string
  /** Share of a status colour in its background, in per cent. */
  readonly soft: number
  readonly overlay: string
  readonly shadow: string
}

/** The light mode. */
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

/** The dark mode. The surface is lighter than black, and colours are less saturated than in light mode. */
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
