/** Names and values are compared in the development build; an address that is no web address is never a link. */
export const optionChecks: object = {}
