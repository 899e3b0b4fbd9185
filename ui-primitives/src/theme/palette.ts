/**
 * The colours of one mode. Light and dark were designed separately, in OKLCH, and are written in sRGB, because a custom
 * property with a colour that a browser does not know leaves what uses it without any colour.
 */
export interface Palette {
  readonly surface: string
  /** Colour that is mixed into the surface for fills and thin lines: its channels, for `rgb()`. */
  readonly ink: string
  /** Share of `ink` in fills and lines, in per cent. */
  readonly fill: number
  readonly fillHover: number
  readonly fillPressed: number
  readonly hairline: number
  /** Background of what lies above the surface, and above a fill. In dark mode these are lighter than what is below. */
  readonly raised: 'surface' | 'fillHover'
  readonly raisedOnFill: 'surface' | 'fillPressed'
  /** Background of codes for cameras, light in both modes. */
  readonly paper: string
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
  surface: '#fcfdfe',
  ink: '29 36 51',
  fill: 4.5,
  fillHover: 8,
  fillPressed: 11,
  hairline: 9,
  raised: 'surface',
  raisedOnFill: 'surface',
  paper: '#fcfdfe',
  text: '#1a1f2b',
  textSecondary: '#5e636f',
  accent: '#dfb458',
  accentHoverTowards: 'black',
  accentStrongLightness: { min: 0, max: 0.52 },
  success: '#2e734b',
  warning: '#8e621c',
  error: '#ab413e',
  soft: 9,
  overlay: '#12161f6b',
  shadow: '0 0 0 1px #1d24330d, 0 2px 6px #1d24330f, 0 24px 56px -12px #1d24333d',
}

/** The dark mode. The surface is lighter than black, and colours are less saturated than in light mode. */
export const dark: Palette = {
  surface: '#161920',
  ink: '227 232 242',
  fill: 6,
  fillHover: 10,
  fillPressed: 13.5,
  hairline: 10,
  raised: 'fillHover',
  raisedOnFill: 'fillPressed',
  paper: '#edeef1',
  text: '#eef0f4',
  textSecondary: '#a5a9b1',
  accent: '#e2bb68',
  accentHoverTowards: 'white',
  accentStrongLightness: { min: 0.76, max: 1 },
  success: '#81cea2',
  warning: '#eabb79',
  error: '#ec968f',
  soft: 12,
  overlay: '#02030699',
  shadow: 'inset 0 0 0 1px #e3e8f212, 0 2px 6px #0102034c, 0 24px 56px -12px #000001a6',
}
