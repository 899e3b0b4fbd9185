import * as v from '@latchkey/session/schema'
import { parseWalletName } from '@latchkey/session/untrusted-text'

/** Schema of a text of a service or of the storage that is displayed: returns one line without invisible characters. */
export const displayableText: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(256),
  v.transform((text) => parseWalletName(text) ?? ''),
  v.nonEmpty(),
)
