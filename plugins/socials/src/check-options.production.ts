/** Only the development build checks names. An unknown provider fails when it is chosen. */
export const optionChecks: object = {}
