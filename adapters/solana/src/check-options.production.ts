/** Names and values are compared in the development build; what is unsafe is refused where it is used. */
export const optionChecks: object = {}
