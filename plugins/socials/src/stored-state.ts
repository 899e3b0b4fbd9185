import type { SocialProvider } from '@latchkey/embedded-wallet/contract'
import type { SocialMethod, SocialsState } from './contract'
import { socialMethods } from './providers'

type Stored = Pick<SocialsState, 'lastUsed' | 'left'>

/** Parses the stored state of an earlier visit. Invalid parts are dropped. */
export function parseStored(stored: unknown): Stored {
  const left = property(stored, 'left')
  const provider = methodOf(property(left, 'provider'))
  const startedAtMs = property(left, 'startedAtMs')
  const isLeft = isProvider(provider) && typeof startedAtMs === 'number'
  return {
    lastUsed: methodOf(property(stored, 'lastUsed')),
    left: isLeft ? { provider, startedAtMs, hasConsent: property(left, 'hasConsent') === true } : undefined,
  }
}

const methodOf = (input: unknown): SocialMethod | undefined =>
  socialMethods.find((method) => method === input)

function property(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? Reflect.get(input, name)
    : undefined
}

const isProvider = (method: SocialMethod | undefined): method is SocialProvider =>
  method !== undefined && method !== 'farcaster'
