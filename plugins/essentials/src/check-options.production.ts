/** The production build does not check options. */
export function checkOptions(): void {}
