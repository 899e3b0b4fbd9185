import texts from './copy/ar.json'

/** Every text of this package in Arabic, by key. It is part of the language of `latchkey/ar`. */
export const arabic: Readonly<Record<string, string>> = texts
