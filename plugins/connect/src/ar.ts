import texts from './copy/ar.json'

/** Every text of this package in Arabic, by key. `latchkey/ar` merges the texts of the essential plugins. */
export const arabic: Readonly<Record<string, string>> = texts
