import type { SessionOptions } from './options'

/** The production build checks names only, which the kernel does; a wrong value fails where it is used. */
export const checkOptions: (options: SessionOptions) => void = () => undefined
