/** What is needed when something is first asked of a service. */
export const loadLaterParts = (): Promise<typeof import('./later-parts')> => import('./later-parts')

/** What is needed when a change is first kept, a request first sent or a flow first begun. */
export const loadChangeParts = (): Promise<typeof import('./change-parts')> => import('./change-parts')
