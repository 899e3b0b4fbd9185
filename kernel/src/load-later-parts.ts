/** What the kernel needs when it first keeps, sends or asks for something: see `later-parts.ts`. */
export const loadLaterParts = (): Promise<typeof import('./later-parts')> => import('./later-parts')
