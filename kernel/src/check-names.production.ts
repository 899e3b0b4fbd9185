/** Names are compared in the development build: a production page pays no byte for them. */
export function checkHostNames(): void {}
export function checkPortNames(): void {}
export function checkPluginNames(): void {}
export const createStartHint = () => (): void => {}
