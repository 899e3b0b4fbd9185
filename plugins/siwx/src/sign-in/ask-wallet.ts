import { type ActiveTarget, sessionContract } from '@latchkey/session/contract'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import { createFields, type MessageSource } from '../create-message'
import { NoSignInAccountError } from '../errors'
import { formatSiwxMessage, type SiwxMessage } from '../message'
import type { SiwxContext } from '../siwx-context'

/** Creates a message with a new nonce for the account, and requests its signature from the wallet. */
export async function askWallet(
  ctx: SiwxContext,
  backend: SiwxBackend,
  createMessage: MessageSource['createMessage'],
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<SignedMessage> {
  const session = ctx.use(sessionContract)
  const signer = (await session.adapter(target.namespace)?.capabilities())?.sign
  if (!signer) throw new NoSignInAccountError()
  const { address: accountAddress } = target.account
  const nonce = await backend.nonce(accountAddress, signal)
  const source = { origin: ctx.browser.origin, nowMs: ctx.clock.now(), createMessage }
  const fields = await createFields(nonce, source)
  const message: SiwxMessage = { ...fields, accountAddress, networkId: target.networkId }
  const text = formatSiwxMessage(message)
  // The user may have switched the account before the server responded. Then the request is not sent.
  signal.throwIfAborted()
  return { text, message, signature: await signer.message(text, target) }
}
