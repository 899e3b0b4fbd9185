import { copy } from './copy/copy'

/** Every text of this package in English, by key, as the source of translations. */
export const english: Readonly<Record<string, string>> = copy
