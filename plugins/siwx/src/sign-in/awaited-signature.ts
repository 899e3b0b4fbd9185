import { type SignedMessage, sessionOf } from '../backend/backend'
import type { SignInAccountState } from '../contract'
import { isSameNetwork } from '../message'
import { tryParse } from '../message/parse'
import type { SignInPorts } from './ports'
import { isAwaitable, isOfPage, isPast, isSameAccount } from './session-rules'

/** The signature of a contract whose owners have not confirmed yet, kept over a reload. */
export interface AwaitedSignature {
  /** What was signed for this account on its network, if it is a message of this page and still valid. */
  of(account: SignInAccountState): SignedMessage | undefined
  keep(signed: SignedMessage): void
  forget(): void
  /** Forgets what this account has signed if it is too late to confirm it, and returns whether it was. */
  forgetIfPast(account: SignInAccountState): boolean
  /** Forgets it if the wallet of its account is no longer remembered. */
  forgetIfGone(): void
}

type Ports = Pick<SignInPorts, 'clock' | 'origin' | 'isRestored' | 'isRemembered' | 'read' | 'write'>

export function createAwaitedSignature(ports: Ports): AwaitedSignature {
  const read = (): SignedMessage | undefined => {
    const { awaited } = ports.read()
    const message = awaited && tryParse(awaited.text)
    return message && { ...awaited, message }
  }
  const forget = (): void => {
    if (ports.read().awaited) ports.write({ awaited: undefined })
  }
  const readOf = (account: SignInAccountState): SignedMessage | undefined => {
    const signed = read()
    if (!signed) return undefined
    const { message } = signed
    const isOwn = isSameAccount(message, account) && isSameNetwork(message.networkId, account.networkId)
    // Any script of the page can write to the storage.
    return isOwn && isOfPage(message, ports.origin) ? signed : undefined
  }
  return {
    of(account) {
      const signed = readOf(account)
      return signed && isAwaitable(signed.message, ports.clock.now()) ? signed : undefined
    },
    forgetIfPast(account) {
      const signed = readOf(account)
      if (!signed || !isPast(signed.message, ports.clock.now())) return false
      forget()
      return true
    },
    keep({ text, signature, cacao }) {
      if (ports.read().awaited?.text !== text)
        ports.write({ awaited: { text, signature, ...(cacao ? { cacao } : {}) } })
    },
    forget,
    forgetIfGone() {
      const signed = read()
      if (signed && ports.isRestored() && !ports.isRemembered(sessionOf(signed.message))) forget()
    },
  }
}
