import type { NetworkId, SignInProof, SignInRequest } from '@latchkey/session/contract'
import { isFormOf } from '@latchkey/session/requests'
import { fromBase58 } from '../base58'
import { readBytes, readSignature, toBase58 } from '../requests/bytes'
import { type PageWallet, readAccounts, readChains, readList, readPart } from './read-accounts'
import { networkIdsOf } from './to-connection-result'

/** Wallet Standard: connects and signs in one step (Sign In With Solana). */
export const SIGN_IN = 'solana:signIn'

/** The network that the text names: a wallet that has not connected yet has no accounts, but chains. */
export function signInNetworkId(
  wallet: PageWallet,
  configured: readonly NetworkId[],
  requestedId: NetworkId | undefined,
): NetworkId | undefined {
  const served = networkIdsOf(readChains(readPart(wallet, 'chains')), configured)
  return served.find((id) => id === requestedId) ?? served[0]
}

/** The wallet writes the text from these fields. */
export function toSignInInput(request: SignInRequest, networkId: NetworkId): object {
  const { format: _format, resources, ...fields } = request
  const chainId = networkId.slice('solana:'.length)
  return { ...fields, chainId, ...(resources ? { resources: [...resources] } : {}) }
}

/**
 * What the wallet signed: the bytes that it returns count, not the request. Empty if they are another text
 * than the page asked for, which may stand in an off-chain message. Throws `WalletResponseError` for a malformed response.
 */
export function readSignIn(
  answer: unknown,
  request: SignInRequest,
  networkId: NetworkId,
): readonly SignInProof[] {
  const [output] = readList(answer, 1)
  const [signer] = readAccounts([readPart(output, 'account')])
  const bytes = readBytes(SIGN_IN, readPart(output, 'signedMessage'))
  const signature = readSignature(SIGN_IN, readPart(output, 'signature'))
  if (!signer) return []
  const account = { networkId, address: signer.address }
  const text = request.format(account)
  const requested = new TextEncoder().encode(text)
  const key = fromBase58(signer.address)
  if (!key || !isFormOf(bytes, requested, key)) return []
  const signedMessage = toBase58(bytes)
  return [{ account, text, signature, ...(signedMessage === toBase58(requested) ? {} : { signedMessage }) }]
}
