import type { PortfolioOptions } from './options'

/** Names are compared in the development build. */
export const knownOptions: undefined = undefined

/** The production build checks nothing: any value but `false` reads balances and names. */
export const checkOptions: (options: PortfolioOptions) => void = () => undefined
