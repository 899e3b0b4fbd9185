/** One chunk for all of them: a file of its own for each would cost every dialog its name. */
export const loadMotionParts = (): Promise<typeof import('./motion-parts')> => import('./motion-parts')
