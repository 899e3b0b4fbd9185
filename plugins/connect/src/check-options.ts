import type { ConnectOptions } from './options'

/** The production build checks names only, which the kernel does; an unsafe address leads nowhere where it is shown. */
export const checkOptions: (options: ConnectOptions) => void = () => undefined
