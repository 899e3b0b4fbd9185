import { parseWalletName } from '@latchkey/session/untrusted-text'
import * as v from 'valibot'

/** Schema of a text of a service or of the storage that is displayed: returns one line without invisible characters. */
export const displayableText: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(256),
  v.transform((text) => parseWalletName(text) ?? ''),
  v.nonEmpty(),
)
