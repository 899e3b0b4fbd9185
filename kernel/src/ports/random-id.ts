import { InsecureContextError } from '../errors'

/** Returns 128 random bits as hex. `crypto.randomUUID` is missing on pages without https, but `getRandomValues` is not. */
export function randomId(): string {
  if (typeof crypto === 'undefined') throw new InsecureContextError()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
