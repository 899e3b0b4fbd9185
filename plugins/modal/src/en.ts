import { copy } from './copy'

/** Every text of this package in English, by key. A translation needs the same keys. */
export const english: Readonly<Record<string, string>> = copy
