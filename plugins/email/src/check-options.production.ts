/** Only the development build checks options. An unsafe link is not rendered as a link. */
export const optionChecks: object = {}
