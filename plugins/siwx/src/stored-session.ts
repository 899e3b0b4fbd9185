import { isNetworkId } from '@latchkey/session/caip'
import type { Cacao } from '@latchkey/session/contract'
import type { SessionProof, SiwxState } from './contract'

/** In characters. The signature of a smart account that is not deployed contains its deployment (ERC-6492). */
const MAX_LENGTH = 100_000

/** Parses the stored value. Returns `undefined` when it is malformed. The session is not verified here. */
export function parseStored(given: unknown): Pick<SiwxState, 'stored' | 'isSignOutOwed'> | undefined {
  const stored = property(given, 'stored')
  const isSignOutOwed = property(given, 'isSignOutOwed') === true
  // `null` is stored after a sign-out.
  if (stored === null) return { stored: undefined, isSignOutOwed }
  const accountAddress = text(stored, 'accountAddress')
  const networkId = text(stored, 'networkId')
  if (accountAddress === undefined || !isNetworkId(networkId))
    return isSignOutOwed ? { stored: undefined, isSignOutOwed } : undefined
  const times = (['issuedAt', 'notBefore', 'expirationTime'] as const).flatMap((name) => {
    const time = text(stored, name)
    return time === undefined ? [] : [[name, time] as const]
  })
  const proof = parseProof(property(stored, 'proof'))
  return {
    stored: { accountAddress, networkId, ...Object.fromEntries(times), ...(proof ? { proof } : {}) },
    isSignOutOwed,
  }
}

function parseProof(given: unknown): SessionProof | undefined {
  const signed = text(given, 'text')
  const signature = text(given, 'signature')
  if (signed === undefined || signature === undefined) return undefined
  const cacao = property(given, 'cacao')
  return { text: signed, signature, ...(isCacao(cacao) ? { cacao } : {}) }
}

function isCacao(given: unknown): given is Cacao {
  const payload = property(given, 'p')
  const signature = property(given, 's')
  return (
    text(property(given, 'h'), 't') !== undefined &&
    typeof payload === 'object' &&
    payload !== null &&
    text(signature, 't') !== undefined &&
    text(signature, 's') !== undefined
  )
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function text(value: unknown, name: string): string | undefined {
  const found = property(value, name)
  return typeof found === 'string' && found !== '' && found.length <= MAX_LENGTH ? found : undefined
}
