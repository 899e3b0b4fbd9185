/** Only the development build checks options. An unsafe frame URL is refused before the frame is created. */
export const optionChecks: object = {}
