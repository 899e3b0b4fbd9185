import { SignInMismatchError } from '@latchkey/adapter-kit'
import type { Clock, Logger } from '@latchkey/kernel'
import { withTimeout } from '@latchkey/kernel/async'
import type { ConnectResult, NetworkId, SignInProof, SignInRequest } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type {
  Proposal,
  SentProposal,
  SignedAuthentication,
  WalletConnectClient,
} from '../relay/walletconnect-client'
import { readTopic, toPlainData } from './read-session'

/** After this time a wallet that supports the step connects without signing. */
const REQUEST_LIMIT_MS = 5_000

export interface SignInParts {
  readonly clock: Clock
  readonly logger: Logger
  /** The message that a wallet signs while it connects. `undefined` if it only connects. */
  fetchRequest(): Promise<SignInRequest | undefined>
  /** Ends a session. */
  refuse(session: unknown): void
}

/** One-click authentication: a code that a wallet signs in with while it connects. */
export interface SignIn {
  /** Returns the message for a proposal; `undefined` if the proposal has other namespaces than eip155. */
  request(proposal: Proposal): Promise<SignInRequest | undefined>
  /** Checks the signed message. Ends the session and rejects if it differs from `request`. */
  propose(
    client: WalletConnectClient,
    proposal: Proposal,
    request: SignInRequest | undefined,
  ): Promise<SentProposal>
  /** Returns the signatures of a session's wallet, once. */
  take(session: unknown): Pick<ConnectResult, 'signIn'>
}

export function createSignIn({ clock, logger, fetchRequest, refuse }: SignInParts): SignIn {
  /** By topic of the session. */
  const proofs = new Map<string, readonly SignInProof[]>()
  return {
    async request(proposal) {
      if (Object.keys(proposal).join() !== 'eip155') return undefined
      try {
        return await withTimeout(clock, REQUEST_LIMIT_MS, fetchRequest(), () => new Error('Late'))
      } catch (error) {
        logger.warn('The wallet connects without signing in.', { error })
        return undefined
      }
    },
    async propose(client, proposal, request) {
      const { eip155 } = proposal
      if (!request || !eip155) return client.propose(proposal)
      const { uri, approval } = await client.authenticate(eip155, request)
      const session = approval.then((approved) => {
        try {
          const read = readProofs(approved.signed, request)
          const topic = readTopic(approved.session)
          if (topic !== undefined && read.length > 0) proofs.set(topic, read)
          return approved.session
        } catch (error) {
          refuse(approved.session)
          throw error
        }
      })
      session.catch(() => undefined)
      return { uri, approval: session }
    },
    take(session) {
      const topic = readTopic(session) ?? ''
      const signIn = proofs.get(topic)
      proofs.delete(topic)
      return signIn ? { signIn } : {}
    },
  }
}

/** Maximum number of signatures: one for each account on each network. Further ones are not read. */
const PROOF_LIMIT = 100
/** A resource that grants methods (ERC-5573), and the sentence that a wallet adds to the statement for it. */
const RECAP_PREFIX = 'urn:recap:'
const RECAP_SENTENCE = 'I further authorize the stated URI to perform the following actions on my behalf:'

const cacaoSchema = v.object({
  h: v.object({ t: v.string() }),
  p: v.looseObject({
    iss: v.pipe(v.string(), v.regex(/^did:pkh:eip155:[1-9]\d*:0x[\da-fA-F]{40}$/)),
    iat: v.string(),
    resources: v.optional(v.array(v.string()), []),
  }),
  s: v.object({ t: v.string(), s: v.string(), m: v.exactOptional(v.string()) }),
})

/**
 * Parses the wallet's signatures. Throws `SIGN_IN_MISMATCH` if a text differs from the request. The
 * signatures themselves are not verified.
 */
function readProofs(signed: readonly SignedAuthentication[], request: SignInRequest): readonly SignInProof[] {
  return signed.slice(0, PROOF_LIMIT).map(({ cacao: given, text }) => {
    const { success, output: cacao } = v.safeParse(cacaoSchema, toPlainData(given))
    if (!success) throw new SignInMismatchError({ cause: given })
    const [, , , reference = '', address = ''] = cacao.p.iss.split(':')
    const networkId: NetworkId = `eip155:${reference}`
    const account = { networkId, address }
    const requested = request.resources ?? []
    const recaps = cacao.p.resources.slice(requested.length)
    const [, , , firstLine = ''] = text.split('\n')
    const statement = recaps.length > 0 ? firstLine : request.statement
    const changes = {
      issuedAt: cacao.p.iat,
      requestId: undefined,
      statement,
      resources: cacao.p.resources.length > 0 ? [...requested, ...recaps] : undefined,
    }
    const isExtended =
      recaps.every((one) => one.startsWith(RECAP_PREFIX)) && isStatementOf(request.statement, statement)
    const isRequested = isExtended && text === formatted(() => request.format(account, changes))
    if (!isRequested) throw new SignInMismatchError()
    return { account, text, signature: cacao.s.s, cacao }
  })
}

function isStatementOf(requested: string | undefined, signed: string | undefined): boolean {
  if (signed === requested) return true
  const before = requested === undefined ? '' : `${requested} `
  return signed?.startsWith(`${before}${RECAP_SENTENCE}`) === true
}

/** Returns `undefined` if the fields are invalid by the standard. */
function formatted(format: () => string): string | undefined {
  try {
    return format()
  } catch {
    return undefined
  }
}
