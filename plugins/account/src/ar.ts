import texts from './copy/ar.json'

/** Every text of this package in Arabic; `latchkey/ar` joins those of the essential plugins into a language. */
export const arabic: Readonly<Record<string, string>> = texts
