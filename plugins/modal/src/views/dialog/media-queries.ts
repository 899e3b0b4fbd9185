/** Matches where the dialog is a sheet at the bottom of the window: on narrow windows and on touch screens. */
export const SHEET_QUERY = '(max-width: 430px), (pointer: coarse)'

export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'
