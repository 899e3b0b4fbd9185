/** Names are compared in the development build. */
export const knownOptions: undefined = undefined

/**
 * The production build checks nothing here, to cost nothing before a relay wallet is needed: a relay URL that
 * is not safe is refused before it is used.
 */
export function checkOptions(): void {}
