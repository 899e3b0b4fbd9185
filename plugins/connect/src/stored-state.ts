import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { ConnectState } from './contract'

/** Maximum length of an id, name or URL, in characters. */
const TEXT_LENGTH_LIMIT = 2_000
/** Maximum length of the URL of a picture, which may be a data URL, in characters. */
const ICON_LENGTH_LIMIT = 100_000
const RECENT_WALLET_LIMIT = 2
const CHAIN_LIMIT = 500

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(TEXT_LENGTH_LIMIT))
const chain = v.custom<NetworkId>((id) => v.is(text, id) && /^[^:]+:[^:]+$/.test(id))
const wallet = v.object({
  id: text,
  name: text,
  homepage: v.exactOptional(text),
  mobileLink: v.exactOptional(text),
  universalLink: v.exactOptional(text),
  desktopLink: v.exactOptional(text),
  webappLink: v.exactOptional(text),
  appStore: v.exactOptional(text),
  playStore: v.exactOptional(text),
  chromeStore: v.exactOptional(text),
  iconUrl: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(ICON_LENGTH_LIMIT))),
  imageId: v.exactOptional(text),
  rdns: v.exactOptional(text),
  chains: v.exactOptional(v.pipe(v.array(chain), v.maxLength(CHAIN_LIMIT))),
})
const recent = v.object({ id: text, wallet: v.exactOptional(wallet) })
const schema = v.object({
  recent: v.pipe(v.array(recent), v.maxLength(RECENT_WALLET_LIMIT)),
  pairingWallet: v.exactOptional(recent),
})

/** Parses the state that an earlier page load stored. Returns `undefined` if any part of it is invalid. */
export function parseStored(stored: unknown): Pick<ConnectState, 'recent' | 'pairingWallet'> | undefined {
  const { success, output } = v.safeParse(schema, stored)
  return success ? output : undefined
}
