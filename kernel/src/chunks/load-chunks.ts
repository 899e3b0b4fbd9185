/** Loads the code for HTTP requests, queries and the page's description. */
export const loadServiceCode = (): Promise<typeof import('./services')> => import('./services')

/** Loads the code for persisting state, for requests and for flows. */
export const loadActionCode = (): Promise<typeof import('./actions')> => import('./actions')
