import type { WalletRequest } from '@latchkey/session/contract'
import { NumberedError } from '../errors'
import { capabilitiesFor } from './capabilities'
import { accountsOf, isGranted, type LiveSession, namespaceOf } from './live-session'

/** What the session itself says. */
export type OwnAnswer = { readonly answer: unknown } | undefined

/** EIP-1193 questions that a session answers without the wallet. */
export function ownAnswer(session: LiveSession, { method, params, networkId }: WalletRequest): OwnAnswer {
  if (namespaceOf(networkId) !== 'eip155') return undefined
  if (method === 'eth_accounts' || method === 'eth_requestAccounts')
    return {
      answer: accountsOf(session).flatMap(({ namespace, address }) =>
        namespace === 'eip155' ? [address] : [],
      ),
    }
  if (method === 'wallet_getCapabilities') {
    const answer = capabilitiesFor(session.capabilities, params)
    return answer && { answer }
  }
  const current = session.networkIds['eip155'] ?? networkId
  if (method === 'eth_chainId') return { answer: `0x${Number(current.replace('eip155:', '')).toString(16)}` }
  return undefined
}

/** Whether the wallet is to be asked; the relay library would ask a vendor's server for everything else. */
export function isForWallet(session: LiveSession, { method, networkId }: WalletRequest): boolean {
  const { methods = [] } = session.grants[namespaceOf(networkId)] ?? {}
  if (!methods.includes(method)) return false
  if (!isGranted(session, networkId))
    throw new NumberedError('chainDisconnected', `The wallet does not allow ${networkId}`)
  return true
}
