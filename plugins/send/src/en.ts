import { copy } from './copy/copy'

/** Every text of this package in English, by key: what a translation starts from. */
export const english: Readonly<Record<string, string>> = copy
