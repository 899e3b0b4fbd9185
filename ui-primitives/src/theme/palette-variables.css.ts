import { createVar } from '@vanilla-extract/css'

/** Where a theme's raw colours are handed over. Private: names are short and may change with any build. */
export const paletteVariables = {
  surface: createVar(),
  ink: createVar(),
  fill: createVar(),
  fillHover: createVar(),
  fillPressed: createVar(),
  hairline: createVar(),
  accent: createVar(),
  accentHoverTowards: createVar(),
  accentStrongMin: createVar(),
  accentStrongMax: createVar(),
  soft: createVar(),
}

export type PaletteVariables = typeof paletteVariables
