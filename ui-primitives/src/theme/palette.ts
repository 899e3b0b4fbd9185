import { hostInputs } from '../theme'
import { type PaletteVariables, vars } from './theme-contract.css'

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

type Variables = Record<string, string>

function mix(base: string, other: string, percent: string): string {
  return `color-mix(in oklab, ${base}, ${other} ${percent})`
}

function background(raw: PaletteVariables): string {
  return `var(${hostInputs.background}, ${raw.surface})`
}

/** The ink as a veil over whatever is below. */
function veil(raw: PaletteVariables, percent: string): string {
  return `rgb(${raw.ink} / ${percent})`
}

/** Returns the CSS variables that depend on the mode (light or dark). */
export function assignPalette(palette: Palette, raw: PaletteVariables): Variables {
  const { color } = vars
  return {
    [raw.surface]: palette.surface,
    [raw.ink]: palette.ink,
    [raw.fill]: `${palette.fill}%`,
    [raw.fillHover]: `${palette.fillHover}%`,
    [raw.fillPressed]: `${palette.fillPressed}%`,
    [raw.hairline]: `${palette.hairline}%`,
    [raw.raised]: color[palette.raised],
    [raw.raisedOnFill]: color[palette.raisedOnFill],
    [raw.paper]: palette.paper,
    [raw.accent]: palette.accent,
    [raw.accentHoverTowards]: palette.accentHoverTowards,
    [raw.accentStrongMin]: `${palette.accentStrongLightness.min}`,
    [raw.accentStrongMax]: `${palette.accentStrongLightness.max}`,
    [raw.soft]: `${palette.soft}%`,
    [color.text]: palette.text,
    [color.textSecondary]: palette.textSecondary,
    [color.success]: palette.success,
    [color.warning]: palette.warning,
    [color.error]: palette.error,
    [color.overlay]: palette.overlay,
    [vars.shadow]: palette.shadow,
  }
}

/**
 * Returns the CSS variables that are derived from the palette and the host's variables, the same way in every mode. They are
 * plain: a browser without `color-mix()` paints fills as veils, and ignores what a host mixes into the surface.
 */
export function deriveColors(raw: PaletteVariables): Variables {
  const { color } = vars
  return {
    [color.surface]: background(raw),
    [color.fill]: veil(raw, raw.fill),
    [color.fillHover]: veil(raw, raw.fillHover),
    [color.fillPressed]: veil(raw, raw.fillPressed),
    [color.hairline]: veil(raw, raw.hairline),
    [color.accent]: `var(${hostInputs.accent}, ${raw.accent})`,
    [color.accentHover]: color.accent,
    [color.accentSoft]: color.fill,
    [color.successSoft]: color.fill,
    [color.warningSoft]: color.fill,
    [color.errorSoft]: color.fill,
    // For browsers without relative colours. These values suit the default accent.
    [color.onAccent]: '#24180a',
    [color.accentStrong]: color.text,
  }
}

/** Returns the colours that are mixed of others. Needs `color-mix()`. */
export function deriveMixedColors(raw: PaletteVariables): Variables {
  const { color } = vars
  const under = background(raw)
  const ink = `rgb(${raw.ink})`
  const strength = `calc(var(${hostInputs.colorMixStrength}, 0) * 1%)`
  return {
    [color.surface]: mix(under, `var(${hostInputs.colorMix}, ${under})`, strength),
    [color.fill]: mix(color.surface, ink, raw.fill),
    [color.fillHover]: mix(color.surface, ink, raw.fillHover),
    [color.fillPressed]: mix(color.surface, ink, raw.fillPressed),
    [color.hairline]: mix(color.surface, ink, raw.hairline),
    [color.accentHover]: mix(color.accent, raw.accentHoverTowards, '8%'),
    [color.accentSoft]: mix(color.surface, color.accent, `calc(${raw.soft} + 4%)`),
    [color.successSoft]: mix(color.surface, color.success, raw.soft),
    [color.warningSoft]: mix(color.surface, color.warning, raw.soft),
    [color.errorSoft]: mix(color.surface, color.error, raw.soft),
  }
}

/** OKLCH lightness of a background above which dark text has more contrast than light text. */
const INK_FROM_LIGHTNESS = 0.6

/** Returns colours that depend on the host's accent: its text colour and a readable accent. Needs relative colours. */
export function deriveRelativeColors(raw: PaletteVariables): Variables {
  const { color } = vars
  const inkOrPaper = `clamp(0.2, (${INK_FROM_LIGHTNESS} - l) * 1000, 0.99)`
  const readable = `clamp(${raw.accentStrongMin}, l, ${raw.accentStrongMax})`
  return {
    [color.onAccent]: `oklch(from ${color.accent} ${inkOrPaper} min(c, 0.03) h)`,
    [color.accentStrong]: `oklch(from ${color.accent} ${readable} c h)`,
  }
}
