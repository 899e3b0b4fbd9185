import { vars } from './theme/theme-contract.css'

export { vars } from './theme/theme-contract.css'

/** `auto` follows the user's system. */
export type ThemeMode = 'light' | 'dark' | 'auto'

/** Returns a CSS length in units of the 4 px grid, for `.css.ts` files. `space(5)` is 20 px at the default font size. */
export function space(units: number): string {
  return `calc(${vars.space} * ${units})`
}

/** The CSS variables that a host may set, on the portal or on any of its ancestors. */
export const hostInputs = {
  /** Accent colour. Default: a brass yellow. */
  accent: '--lk-accent',
  /** Colour of the surface. */
  background: '--lk-background',
  /** Colour that is mixed into surface and fills. */
  colorMix: '--lk-color-mix',
  /** Share of that colour in per cent, from 0 to 100 without a unit. Default: 0. */
  colorMixStrength: '--lk-color-mix-strength',
  /** `font-family` list. */
  fontFamily: '--lk-font-family',
  /** Length of which text sizes and spacing are multiples. Default: 10px. */
  fontSizeMaster: '--lk-font-size-master',
  /** Length of which corner radii are multiples. Default: 4px. */
  borderRadiusMaster: '--lk-border-radius-master',
  /** `z-index` of embedded content. Default: 999. */
  zIndex: '--lk-z-index',
} as const

/** The CSS texts of a `.css.ts` file, in order. The array is empty in the source and filled by the build. */
export type Sheets = readonly string[]

/**
 * Returns an empty array, which the build replaces by the CSS texts of the file. Every `.css.ts` file ends with
 * `export const sheets: Sheets = styleSheets()`.
 */
export function styleSheets(): Sheets {
  return []
}
