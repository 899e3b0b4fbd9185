/** What ports need when they are first asked for something: see `later-parts.ts`. */
export const loadLaterParts = (): Promise<typeof import('./later-parts')> => import('./later-parts')
