/** Names are compared in the development build. */
export const knownOptions: undefined = undefined

/** The production build checks nothing here: a provider whose address cannot be opened is not listed. */
export function checkOptions(): void {}
