import type { EvmOptions } from './options'

/** The production build checks names only, which the kernel does; an unsafe address is refused where it is used. */
export const checkOptions: (options: EvmOptions) => void = () => undefined
