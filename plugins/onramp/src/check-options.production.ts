/** Only the development build checks names of options. */
export const knownOptions: undefined = undefined

/** The production build checks nothing, because providers with an unsafe URL are not listed. */
export function checkOptions(): void {}
