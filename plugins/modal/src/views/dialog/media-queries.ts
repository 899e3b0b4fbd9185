/** Where the dialog is a sheet at the bottom: phones, and wherever the main pointer is a finger. */
export const SHEET_QUERY = '(max-width: 430px), (pointer: coarse)'

export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'
