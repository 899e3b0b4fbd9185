import type { Wallet } from '@wallet-standard/base'
import { readPart } from '../read-part'

/** A wallet's own object, as far as it has been looked at. What it answers is untrusted. */
export type PageWallet = Wallet

type Call = (...inputs: readonly unknown[]) => unknown

/** One thing a wallet can do: `standard:connect` has `connect`. Any of it may be a getter that throws. */
export function featureOf(wallet: unknown, feature: string): Call | undefined {
  const part = readPart(readPart(wallet, 'features'), feature)
  const name = feature.slice(feature.indexOf(':') + 1)
  const method = readPart(part, name === 'events' ? 'on' : name)
  return typeof method === 'function' ? (...inputs) => Reflect.apply(method, part, inputs) : undefined
}
