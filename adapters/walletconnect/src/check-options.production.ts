/** Only the development build checks options. An unsafe relay URL is refused before it is used. */
export const optionChecks: object = {}
