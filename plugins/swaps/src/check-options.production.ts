/** Only the development build checks options: a router that is misspelt is not known, so the user is asked. */
export const optionChecks: object = {}
