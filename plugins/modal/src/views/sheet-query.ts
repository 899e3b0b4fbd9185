/** Where the dialog is a sheet at the bottom: phones, and whatever is worked with a finger. */
export const SHEET_QUERY = '(max-width: 430px), (pointer: coarse)'

export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'
