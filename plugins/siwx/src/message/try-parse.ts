import { parseSiwxMessage } from './parse'
import type { SiwxMessage } from './siwx-message'

/** The fields of a signed text, or `undefined` for a text that `parseSiwxMessage` refuses. */
export function tryParse(text: string): SiwxMessage | undefined {
  try {
    return parseSiwxMessage(text)
  } catch {
    return undefined
  }
}
