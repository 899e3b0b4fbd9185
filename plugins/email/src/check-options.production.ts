/** Names are compared in the development build; a link that is not safe is not drawn as one. */
export const optionChecks: object = {}
