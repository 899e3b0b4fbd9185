/** What a provider is given is checked in the development build: a production page pays no byte for it. */
export function useInstanceCheck(): void {}
