import { parseWalletName } from '@latchkey/session/wallet-text'
import * as v from 'valibot'

/** A name of a service or out of storage as it may be shown: one line, without what cannot be seen. */
export const shownText: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(256),
  v.transform((text) => parseWalletName(text) ?? ''),
  v.nonEmpty(),
)
