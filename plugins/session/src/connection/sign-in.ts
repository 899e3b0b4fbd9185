// Signing in while a wallet connects. A plugin (`signInSources`) supplies the message and receives it signed.
import { untilAborted } from '@latchkey/kernel/async'
import { parseNetworkId } from '../caip'
import { signInSources } from '../contract'
import type { Account, ConnectionResult } from '../contract/account'
import type { Connector, ConnectRequest } from '../contract/connector'
import type { SignInAttempt, SignInProof, SignInRequest } from '../contract/sign-in'
import { safeGet } from '../rpc/error-layers'
import * as v from '../schema/valibot'
import { findConnected, promiseTry, type SessionCore } from '../session-core'
import { connectionIdOf } from '../wallets/find-connector'
import { endConnection } from './connection-lifecycle'
import { caip2NetworkIdSchema } from './connection-result'

export interface SignInStep {
  /** The part of a connector's request that offers signing in; empty if no plugin signs in. */
  readonly offer: Pick<ConnectRequest, 'signIn'>
  /** Passes the signed messages to the plugin. If the plugin rejects, disconnects the wallet and rejects. */
  accept(connector: Connector, answer: unknown, result: ConnectionResult): Promise<void>
}

/** Characters. Longer ones are dropped. The limit is high, as an EIP-6492 signature contains a contract's deployment. */
const TEXT_LIMIT = 100_000
const PROOF_LIMIT = 100

const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(TEXT_LIMIT))
const proofSchema = v.object({
  account: v.object({ networkId: caip2NetworkIdSchema, address: textSchema }),
  text: textSchema,
  signature: textSchema,
  signedMessage: v.exactOptional(textSchema),
  cacao: v.exactOptional(
    v.object({
      h: v.object({ t: v.string() }),
      p: v.record(v.string(), v.unknown()),
      s: v.object({ t: v.string(), s: v.string(), m: v.exactOptional(v.string()) }),
    }),
  ),
})

/** Prepares signing in for one attempt to connect. */
export function createSignIn(core: SessionCore, attempt: SignInAttempt): SignInStep {
  const { ctx } = core
  const { signal } = attempt
  const [source] = ctx.items(signInSources)
  if (!source) return { offer: {}, accept: async () => undefined }
  let requested: Promise<SignInRequest | undefined> | undefined
  const fetchRequest = (): Promise<SignInRequest | undefined> =>
    untilAborted(
      promiseTry(() => source.request(attempt)),
      signal,
    ).catch((error: unknown) => {
      if (!signal.aborted) ctx.logger.warn('The wallet connects without signing in.', { error })
      return undefined
    })
  return {
    offer: {
      signIn() {
        requested ??= fetchRequest()
        return requested
      },
    },
    async accept(connector, answer, { accounts }) {
      const proofs = parseProofs(core, safeGet(answer, 'signIn'), accounts)
      if (proofs.length === 0) return
      try {
        await untilAborted(
          promiseTry(() => source.accept(proofs, { ...attempt, accounts })),
          signal,
        )
      } catch (error) {
        if (!signal.aborted) await disconnectWallet(core, connector)
        throw error
      }
    },
  }
}

/** The valid signed messages of granted accounts, with formatted addresses. */
function parseProofs(
  core: SessionCore,
  reported: unknown,
  accounts: readonly Account[],
): readonly SignInProof[] {
  if (!Array.isArray(reported)) return []
  const { formatAddress } = core.resultRules
  const proofs = reported.slice(0, PROOF_LIMIT).flatMap((item): readonly SignInProof[] => {
    const { success, output } = v.safeParse(proofSchema, item)
    if (!success) return []
    const { networkId } = output.account
    const { namespace } = parseNetworkId(networkId)
    const address = formatAddress(namespace, output.account.address)
    const isGranted = accounts.some((one) => one.namespace === namespace && one.address === address)
    return isGranted ? [{ ...output, account: { networkId, address } }] : []
  })
  // An empty list means that the wallet signed another text than the one that was requested.
  if (proofs.length < Math.max(1, reported.length))
    core.ctx.logger.warn(
      'What a wallet signed is dropped: another text, or an account that it did not grant.',
      {
        reported,
      },
    )
  return proofs
}

async function disconnectWallet(core: SessionCore, connector: Connector): Promise<void> {
  const id = connectionIdOf(connector)
  if (findConnected(core, id)) endConnection(core, id, 'host', true)
  try {
    await promiseTry(() => connector.disconnect())
  } catch (error) {
    core.ctx.logger.warn('A wallet whose sign-in was refused could not be disconnected.', { id, error })
  }
}
