/** Only the development build checks options, because providers with an unsafe URL are not listed. */
export const optionChecks: object = {}
