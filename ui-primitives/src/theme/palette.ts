/** The raw colours of one theme, in OKLCH. Light and dark are each designed; neither is computed. */
export interface Palette {
  readonly surface: string
  /** What fills and hairlines are mixed from: ink on paper, or paper on ink. */
  readonly ink: string
  /** How much of it, in per cent. */
  readonly fill: number
  readonly fillHover: number
  readonly fillPressed: number
  readonly hairline: number
  readonly text: string
  readonly textSecondary: string
  readonly accent: string
  /** The accent under the pointer turns towards this. */
  readonly accentHoverTowards: 'black' | 'white'
  /** Bounds of the accent's lightness where it must be read on the surface. */
  readonly accentStrongLightness: { readonly min: number; readonly max: number }
  readonly success: string
  readonly warning: string
  readonly error: string
  /** How much of a state's colour its background has, in per cent. */
  readonly soft: number
  readonly overlay: string
  readonly shadow: string
}
