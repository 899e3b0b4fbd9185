/** Only the development build checks options. A name outside of `zone` is not registered by any build. */
export const optionChecks: object = {}
