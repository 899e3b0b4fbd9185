/** The production build does not check the instance that a provider gets. */
export function useInstanceCheck(): void {}
