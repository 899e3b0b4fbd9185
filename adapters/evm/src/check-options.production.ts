/** Only the development build checks options. Unsafe values are refused where they are used. */
export const optionChecks: object = {}
