import { isZeroAddress } from '@latchkey/session/contract'
import { findLookAlike } from '@latchkey/session/view-kit'

/** What the user should know of a receiver before sending to it. */
export type ReceiverWarning =
  /** Resembles `known`, and is another address. */
  | { readonly kind: 'look-alike'; readonly known: string }
  /** The zero address: what is sent to it is lost. */
  | { readonly kind: 'nobody' }
  /** A contract of a token: what is sent to it is most often lost. */
  | { readonly kind: 'token-contract' }
  /** The sending account itself. */
  | { readonly kind: 'own' }
  /** Nothing was ever sent to it from here. A note, not a warning. */
  | { readonly kind: 'first-time' }

export interface ReceiverFacts {
  readonly address: string
  readonly sender: string
  /** Receivers that were used before, in the same namespace. */
  readonly recent: readonly string[]
  /** The user's other accounts. */
  readonly own: readonly string[]
  /** Contracts and mints of the tokens that the account holds. */
  readonly tokens: readonly string[]
}

/** The most important one; `undefined` for a receiver that is well known. */
export function receiverWarning(facts: ReceiverFacts): ReceiverWarning | undefined {
  const { address, sender, recent, own, tokens } = facts
  if (isZeroAddress(address)) return { kind: 'nobody' }
  const likeness = findLookAlike(address, [...recent, ...own, sender])
  // control: look-alike-receiver-unnoticed
  if (likeness?.type === 'look-alike') return { kind: 'look-alike', known: likeness.address }
  const isOneOf = (some: readonly string[]): boolean => findLookAlike(address, some)?.type === 'own'
  if (isOneOf(tokens)) return { kind: 'token-contract' }
  if (isOneOf([sender])) return { kind: 'own' }
  return isOneOf([...recent, ...own]) ? undefined : { kind: 'first-time' }
}
