/** Names are compared in the development build. */
export const knownOptions: undefined = undefined

/** The production build checks nothing here: a link that is not safe is not drawn as one. */
export function checkOptions(): void {}
