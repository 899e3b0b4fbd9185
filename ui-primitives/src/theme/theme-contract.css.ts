import { createGlobalThemeContract, createVar } from '@vanilla-extract/css'

/**
 * The CSS variables of the theme. They are public, and their names are stable. Views and plugins use only these. They are
 * derived from the host's variables in `palette.ts` and `scale.ts`.
 */
export const vars = createGlobalThemeContract({
  color: {
    /** Background of primary buttons. */
    accent: 'lk-color-accent',
    accentHover: 'lk-color-accent-hover',
    /** Text and icons on the accent. */
    onAccent: 'lk-color-on-accent',
    /** The accent with enough contrast on the surface, for links, focus rings and the status ring. */
    accentStrong: 'lk-color-accent-strong',
    /** A pale accent for backgrounds. */
    accentSoft: 'lk-color-accent-soft',
    text: 'lk-color-text',
    textSecondary: 'lk-color-text-secondary',
    surface: 'lk-color-surface',
    /** Background of rows, fields and secondary buttons. */
    fill: 'lk-color-fill',
    fillHover: 'lk-color-fill-hover',
    fillPressed: 'lk-color-fill-pressed',
    hairline: 'lk-color-hairline',
    success: 'lk-color-success',
    successSoft: 'lk-color-success-soft',
    warning: 'lk-color-warning',
    warningSoft: 'lk-color-warning-soft',
    error: 'lk-color-error',
    errorSoft: 'lk-color-error-soft',
    /** Colour of the overlay behind the dialog. */
    overlay: 'lk-color-overlay',
  },
  /** The `box-shadow` of the dialog and of banners. */
  shadow: 'lk-shadow',
  radius: {
    /** Tags, 6 px. */
    small: 'lk-radius-small',
    /** Pictures and fields, 10 px. */
    picture: 'lk-radius-picture',
    /** Rows and buttons, 12 px. */
    row: 'lk-radius-row',
    /** The dialog, 20 px. */
    surface: 'lk-radius-surface',
  },
  /** The grid unit, 4 px. */
  space: 'lk-space',
  font: {
    family: 'lk-font-stack',
    /** 12 px. */
    caption: 'lk-font-size-caption',
    /** 14 px. */
    body: 'lk-font-size-body',
    /** 16 px. */
    label: 'lk-font-size-label',
    /** 20 px. */
    title: 'lk-font-size-title',
    /** 28 px. */
    display: 'lk-font-size-display',
  },
  motion: {
    /** Duration for hover and press, 75 ms. */
    feedback: 'lk-motion-feedback',
    /** Duration for content that appears, 125 ms. */
    content: 'lk-motion-content',
    /** Duration for the dialog and its height, 200 ms. */
    surface: 'lk-motion-surface',
    /** Easing function for all durations. */
    ease: 'lk-motion-ease',
  },
  /** `z-index` of embedded content. The modal dialog is in the top layer and needs none. */
  layer: 'lk-layer',
})

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
