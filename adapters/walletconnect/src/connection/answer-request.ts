import type { WalletRequest } from '@latchkey/session/contract'
import { MethodNotGrantedError, NetworkNotGrantedError } from '../errors'
import { accountsOf, isGranted, type LiveSession, namespaceOf } from './live-session'

/** What the session itself says. */
export type OwnAnswer = { readonly answer: unknown } | undefined

/** EIP-1193 questions that a session answers without the wallet. */
export function ownAnswer(session: LiveSession, { method, networkId }: WalletRequest): OwnAnswer {
  if (namespaceOf(networkId) !== 'eip155') return undefined
  if (method === 'eth_accounts' || method === 'eth_requestAccounts')
    return {
      answer: accountsOf(session).flatMap(({ namespace, address }) =>
        namespace === 'eip155' ? [address] : [],
      ),
    }
  const current = session.networkIds['eip155'] ?? networkId
  if (method === 'eth_chainId') return { answer: `0x${Number(current.replace('eip155:', '')).toString(16)}` }
  return undefined
}

/** Refuses what the wallet did not grant; the relay library would ask a vendor's server instead. */
export function demandGrant(session: LiveSession, { method, networkId }: WalletRequest): void {
  const { methods = [] } = session.grants[namespaceOf(networkId)] ?? {}
  if (!methods.includes(method)) throw new MethodNotGrantedError(method)
  if (!isGranted(session, networkId)) throw new NetworkNotGrantedError(networkId)
}
