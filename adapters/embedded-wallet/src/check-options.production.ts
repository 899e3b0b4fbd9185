/** Names are compared in the development build. */
export const knownOptions: undefined = undefined

/** The production build checks nothing here: an address that is not safe is refused before the frame is created. */
export function checkOptions(): void {}
