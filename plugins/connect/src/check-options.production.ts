/** Only the development build checks options. In production too, a URL that is not http or https never becomes a link. */
export const optionChecks: object = {}
