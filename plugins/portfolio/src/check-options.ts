import type { PortfolioOptions } from './options'

/** The production build checks names only, which the kernel does; any value but `false` reads balances. */
export const checkOptions: (options: PortfolioOptions) => void = () => undefined
