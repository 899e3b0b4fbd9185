/** Fetches what using a service takes: HTTP, queries, the page's description. */
export const loadServiceCode = (): Promise<typeof import('./services')> => import('./services')

/** Fetches what keeping a change, sending a request or beginning a flow takes. */
export const loadActionCode = (): Promise<typeof import('./actions')> => import('./actions')
