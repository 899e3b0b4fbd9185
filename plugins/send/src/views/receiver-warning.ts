import type { HistoryState } from '@latchkey/history/contract'
import type { TextOf } from '@latchkey/kernel'
import { isSameAddress } from '@latchkey/session/caip'
import { type ChainNamespace, isZeroAddress, type NameRecord } from '@latchkey/session/contract'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import { addressGroups } from '@latchkey/ui-primitives/format'
import { findLookAlike } from '@latchkey/view-kit'
import type { ReceiverName } from '../contract'
import type { TextKey } from '../texts'

/** What the user should know about a receiver before sending. */
export type ReceiverWarning =
  /** Another address that resembles `known`. */
  | { readonly kind: 'look-alike'; readonly known: string }
  /** The zero address, where transfers are lost. */
  | { readonly kind: 'nobody' }
  /** The contract of a token, where transfers are usually lost. */
  | { readonly kind: 'token-contract' }
  /** A contract on the network whose name this is. It may be a person's smart account. */
  | { readonly kind: 'contract'; readonly network: string }
  /** The sending account itself. */
  | { readonly kind: 'own' }
  /** Nothing was sent to it from this browser. A note, not a warning. */
  | { readonly kind: 'first-time' }

export interface ReceiverFacts {
  /** That of every address here. */
  readonly namespace: ChainNamespace
  readonly address: string
  readonly sender: string
  /** Receivers that were used before, in the same namespace. */
  readonly recent: readonly string[]
  /** The user's other accounts. */
  readonly own: readonly string[]
  /** Addresses in the account's history. Anyone can put an address there, so it shows only what may be imitated. */
  readonly history: readonly string[]
  /** Those of the history that the account has sent to. */
  readonly sentTo: readonly string[]
  /** Contracts and mints of the tokens that the account holds. */
  readonly tokens: readonly string[]
  /** The name of the network, if the address is known to be a contract there. */
  readonly contractOn?: string | undefined
}

/** The most important warning; `undefined` for a known receiver. */
export function receiverWarning(facts: ReceiverFacts): ReceiverWarning | undefined {
  const { namespace, address, sender, recent, own, history, sentTo, tokens, contractOn } = facts
  if (isZeroAddress(address)) return { kind: 'nobody' }
  const isSame = (one: string): boolean => isSameAddress(namespace, one, address)
  // An attacker's address is in the history too: that it is there does not end the comparison with the others.
  const others = history.filter((one) => !isSame(one))
  const likeness = findLookAlike(namespace, address, [...recent, ...own, sender, ...others])
  if (likeness?.type === 'look-alike') return { kind: 'look-alike', known: likeness.address }
  if (tokens.some(isSame)) return { kind: 'token-contract' }
  if (isSame(sender)) return { kind: 'own' }
  // A smart account of the user is a contract that can take what is sent.
  if (own.some(isSame)) return undefined
  if (contractOn !== undefined) return { kind: 'contract', network: contractOn }
  return [...recent, ...sentTo].some(isSame) ? undefined : { kind: 'first-time' }
}

/** Receivers of the transfers that this browser follows or has followed. */
export const transferReceivers = (
  entries: readonly TrackedTransaction[],
  namespace: ChainNamespace,
): readonly string[] =>
  entries
    .filter(({ sent }) => sent.networkId.startsWith(`${namespace}:`))
    .flatMap(({ requests }) => requests.flatMap((one) => (one.type === 'transfer' ? one.to : [])))

/** The addresses in the loaded history of a namespace, and those of them that the account has sent to. */
export function historyAddresses(
  pages: HistoryState['pages'],
  namespace: ChainNamespace,
  account: string,
): Pick<ReceiverFacts, 'history' | 'sentTo'> {
  const transactions = Object.entries(pages).flatMap(([key, page]) =>
    key.startsWith(`${namespace}:`) && page.status === 'known' ? page.transactions : [],
  )
  // Whoever sends to the account is in its history too, also to be mistaken for somebody else.
  const isOwn = (from: string | undefined): boolean =>
    from !== undefined && isSameAddress(namespace, from, account)
  const sent = transactions.filter(
    ({ type, status, from }) => type === 'send' && status === 'confirmed' && isOwn(from),
  )
  return {
    history: [...new Set(transactions.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()))],
    sentTo: sent.flatMap(({ to }) => to ?? []),
  }
}

/** The text of a warning, for the form and the review. Its address is in the groups in which the other one is shown. */
export function warningText(warning: ReceiverWarning, t: TextOf<TextKey>): string {
  const known = warning.kind === 'look-alike' ? addressGroups(warning.known).join(' ') : ''
  return t(`send.${warning.kind}`, { network: '', ...warning, known })
}

/** Why a name that was entered leads nowhere. */
export function unresolvedText(
  resolved: ReceiverName | undefined,
  network: string,
  t: TextOf<TextKey>,
): string {
  const issue = resolved?.address === undefined ? resolved?.issue : undefined
  return issue === undefined || issue === 'unregistered'
    ? t('send.name-not-found')
    : t(`send.name-${issue}`, { network })
}

/** Of which network a name's address is; `undefined` where the name is unknown. */
export function recordText(
  record: NameRecord | undefined,
  network: string,
  t: TextOf<TextKey>,
): string | undefined {
  if (record === undefined) return undefined
  return t(record === 'ethereum' ? 'send.name-ethereum' : 'send.name-on', { network })
}
