/** Only the development build checks options. To an unsafe endpoint nothing is sent. */
export const optionChecks: object = {}
