import { useTranslate } from '@latchkey/kernel/react'
import { copy } from '../copy'

export type TipText = keyof typeof copy

/** Returns a function that translates a text of this plugin into the user's language. */
export function useTexts(): (key: TipText, values?: Readonly<Record<string, string>>) => string {
  const t = useTranslate()
  return (key, values) => t(key, copy[key], values)
}

/** For the message keys that a schema names. */
export function isTipText(key: string): key is TipText {
  return Object.hasOwn(copy, key)
}
