/** The production build does not check names. */
export function checkHostNames(): void {}
export function checkPortNames(): void {}
export function checkPluginNames(): void {}
export const createStartHint = () => (): void => {}
