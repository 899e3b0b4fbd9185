import texts from './copy/ar.json'

/** Every text of this package in Arabic, by key. `latchkey/ar` merges it with those of the other essential plugins. */
export const arabic: Readonly<Record<string, string>> = texts
