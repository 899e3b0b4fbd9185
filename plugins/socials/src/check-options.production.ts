/** Names are compared in the development build; a provider that the frame does not know fails when it is chosen. */
export const optionChecks: object = {}
