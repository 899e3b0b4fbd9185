import { errorTexts } from '@latchkey/kernel'
import { MalformedMessageError } from './errors'

/** Every text of this package in English, by key: what a translation starts from. */
export const english: Readonly<Record<string, string>> = errorTexts([new MalformedMessageError('')])
