/** Names are compared in the development build: a production page pays no byte for them. */
export function checkOptions(): void {}
