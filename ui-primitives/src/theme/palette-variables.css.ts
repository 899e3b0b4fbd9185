import { createVar } from '@vanilla-extract/css'

/** Private CSS variables for the palette of the current mode. Their names may change with any build. */
export const paletteVariables = {
  surface: createVar(),
  ink: createVar(),
  fill: createVar(),
  fillHover: createVar(),
  fillPressed: createVar(),
  hairline: createVar(),
  raised: createVar(),
  raisedOnFill: createVar(),
  paper: createVar(),
  accent: createVar(),
  accentHoverTowards: createVar(),
  accentStrongMin: createVar(),
  accentStrongMax: createVar(),
  soft: createVar(),
}

export type PaletteVariables = typeof paletteVariables
