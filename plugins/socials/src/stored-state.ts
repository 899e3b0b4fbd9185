import type { SocialProvider } from '@latchkey/embedded-wallet/contract'
import type { SocialMethod, SocialsState } from './contract'

type Stored = Pick<SocialsState, 'lastUsed' | 'left'>

/**
 * Parses what an earlier visit stored. What is invalid is dropped.
 * @param known all methods: eager code passes them, since a host's bundler cuts a chunk for what both import
 */
export function parseStored(stored: unknown, known: readonly SocialMethod[]): Stored {
  const methodOf = (input: unknown): SocialMethod | undefined => known.find((method) => method === input)
  const left = property(stored, 'left')
  const provider = methodOf(property(left, 'provider'))
  const startedAtMs = property(left, 'startedAtMs')
  const isLeft = isProvider(provider) && typeof startedAtMs === 'number'
  return {
    lastUsed: methodOf(property(stored, 'lastUsed')),
    left: isLeft ? { provider, startedAtMs, hasConsent: property(left, 'hasConsent') === true } : undefined,
  }
}

function property(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? Reflect.get(input, name)
    : undefined
}

const isProvider = (method: SocialMethod | undefined): method is SocialProvider =>
  method !== undefined && method !== 'farcaster'
