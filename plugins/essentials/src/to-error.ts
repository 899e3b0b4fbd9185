import { isLatchkeyError } from '@latchkey/kernel'

/** Wallets reject with anything. An error of another realm or of another copy of the kernel stays what it is. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error || isLatchkeyError(thrown)
    ? thrown
    : new Error(String(thrown), { cause: thrown })
}
