import type { ChainNamespace } from '@latchkey/session/contract'
import type { SessionProof, SiwxSession } from '../contract'
import { SignInRefusedError } from '../errors'
import { tryParse } from '../message/parse'
import { isOfPage } from '../sign-in/session-rules'
import { refusalReason } from '../sign-in/until-confirmed'
import { type SignatureClaim, type SiwxVerifier, verifySignature } from '../verify'
import { isUndecided } from '../verify/verifier'
import { type SignedMessage, type SiwxBackend, sessionOf } from './backend'

export interface PageBackendParts {
  readonly verifiers: readonly SiwxVerifier[]
  readonly origin: string
  /** The session in this browser's storage, unverified: any script of the page can write to the storage. */
  readonly stored: () => SiwxSession | undefined
  /** What the owners of a contract had not confirmed before the page was reloaded. Its nonce was made by that page. */
  readonly awaited: () => SessionProof | undefined
  /** 128 random bits as hex. */
  readonly randomId: () => string
}

const known: readonly ChainNamespace[] = ['eip155', 'solana']

/**
 * A backend without a server. The page issues the nonces and verifies the signatures. The session is proved by the stored
 * signed message.
 */
export function createPageBackend({
  verifiers,
  origin,
  stored,
  awaited,
  randomId,
}: PageBackendParts): SiwxBackend {
  const nonces = new Set<string>()
  /** Signature and text that were verified last, so that they are not verified again. */
  let verified: string | undefined

  const verify = async (signed: Omit<SignedMessage, 'cacao'>, signal?: AbortSignal): Promise<void> => {
    const mark = `${signed.signature}\n${signed.text}`
    if (mark === verified) return
    const claim: SignatureClaim = { ...claimOf(signed), ...(signal ? { signal } : {}) }
    const result = await verifySignature(verifiers, claim)
    if (!result.valid) throw new SignInRefusedError(result.code)
    verified = mark
  }

  return {
    namespaces: known.filter((one) => verifiers.some(({ namespace }) => namespace === one)),
    async nonce() {
      const nonce = randomId().replaceAll(/[^A-Za-z0-9]/g, '')
      nonces.add(nonce)
      return { nonce }
    },
    async add({ cacao, ...signed }) {
      const { text, signature, message } = signed
      const isKnown = nonces.delete(message.nonce) || text === awaited()?.text
      if (!isKnown) throw new SignInRefusedError('NONCE_USED')
      try {
        await verify(signed)
      } catch (error) {
        if (isUndecided(refusalReason(error))) nonces.add(message.nonce)
        throw error
      }
      return { ...sessionOf(message), proof: { text, signature, ...(cacao ? { cacao } : {}) } }
    },
    async current(signal) {
      const proof = stored()?.proof
      const message = proof && tryParse(proof.text)
      // Any script of the page can write to the storage, so only the signed text is trusted.
      if (!message || !isOfPage(message, origin)) return undefined
      try {
        await verify({ ...proof, message }, signal)
      } catch (error) {
        // The owners of a contract may take back what they confirmed, which is no failure.
        if (error instanceof SignInRefusedError && error.reason !== 'NODE_UNREACHABLE') return undefined
        throw error
      }
      return { ...sessionOf(message), proof }
    },
    signOut: async () => undefined,
  }
}

function claimOf({ text, signature, message }: Omit<SignedMessage, 'cacao'>): SignatureClaim {
  const { accountAddress, networkId } = sessionOf(message)
  return { text, signature, accountAddress, networkId }
}
