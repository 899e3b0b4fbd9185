import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * The semantic values of the look: public, stable, with the variable names written here. Views and plugins
 * read these and nothing below them. A host sets the inputs of `host-inputs.ts`, from which these derive.
 */
export const vars = createGlobalThemeContract({
  color: {
    /** The one warm colour: primary buttons. */
    accent: 'lk-color-accent',
    accentHover: 'lk-color-accent-hover',
    /** Text and icons on the accent. */
    onAccent: 'lk-color-on-accent',
    /** The accent deep enough to be read or seen on the surface: links, focus, the ring. */
    accentStrong: 'lk-color-accent-strong',
    /** A pale accent, as a background. */
    accentSoft: 'lk-color-accent-soft',
    text: 'lk-color-text',
    textSecondary: 'lk-color-text-secondary',
    surface: 'lk-color-surface',
    /** Quiet background of rows, fields and secondary buttons. */
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
    /** Behind the dialog. */
    overlay: 'lk-color-overlay',
  },
  /** The one elevation, a `box-shadow`. */
  shadow: 'lk-shadow',
  radius: {
    /** Tags and small things, 6 px. */
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
    /** Hover, press: 75 ms. */
    feedback: 'lk-motion-feedback',
    /** Content that appears: 125 ms. */
    content: 'lk-motion-content',
    /** The dialog, its height: 200 ms. */
    surface: 'lk-motion-surface',
    /** The curve of all three. */
    ease: 'lk-motion-ease',
  },
  /** Stacking of the embedded dialog; an open modal dialog needs none. */
  layer: 'lk-layer',
})
