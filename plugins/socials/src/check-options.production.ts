/** Names are compared in the development build. */
export const knownOptions: undefined = undefined

/** The production build checks nothing here: a provider that the frame does not know fails when it is chosen. */
export function checkOptions(): void {}
