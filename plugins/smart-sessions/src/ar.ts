import texts from './copy/ar.json'

/** Every text of this package in Arabic. A host adds it to the texts of `latchkey/ar`. */
export const arabic: Readonly<Record<string, string>> = texts
