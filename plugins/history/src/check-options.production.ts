/** Only the development build checks options. A picture of another origin than the listed ones is not shown by any build. */
export const optionChecks: object = {}
