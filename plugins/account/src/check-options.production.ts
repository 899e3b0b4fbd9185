/** Names and values are compared in the development build; an id that no action has changes nothing. */
export const optionChecks: object = {}
