import { type ActiveTarget, sessionContract } from '@latchkey/session/contract'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import type { MessageText } from '../backend/siwe-config'
import type { SiwxContext } from '../contract'
import { createFields, type MessageSource, pageOf } from '../create-message'
import { NoSignInAccountError } from '../errors'
import { formatSiwxMessage, type SiwxMessage } from '../message'

interface AskOptions extends Pick<MessageSource, 'createMessage'> {
  /** Writes the text of a message. Default: the text of EIP-4361 or CAIP-122. */
  readonly createText?: ((message: SiwxMessage) => Promise<MessageText>) | undefined
}

const ownText = async (message: SiwxMessage): Promise<MessageText> => ({
  message,
  text: formatSiwxMessage(message),
})

/** Creates a message with a new nonce for the account, and requests its signature from the wallet. */
export async function signNewMessage(
  ctx: SiwxContext,
  backend: SiwxBackend,
  { createMessage, createText = ownText }: AskOptions,
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<SignedMessage> {
  const session = ctx.use(sessionContract)
  const signer = (await session.adapter(target.namespace)?.capabilities())?.sign
  if (!signer) throw new NoSignInAccountError()
  const { address: accountAddress } = target.account
  // Before the server is asked, which refuses a page without an address in words of its own.
  pageOf(ctx.browser.origin)
  const nonce = await backend.nonce(accountAddress, signal)
  const source = { origin: ctx.browser.origin, nowMs: ctx.clock.now(), createMessage }
  const fields = await createFields(nonce, source)
  const message: SiwxMessage = { ...fields, accountAddress, networkId: target.networkId }
  const written = await createText(message)
  // The user may have switched the account before the server responded. Then the request is not sent.
  signal.throwIfAborted()
  const { text } = written
  if (signer.signedMessage) return { ...written, ...(await signer.signedMessage(text, target)) }
  return { ...written, signature: await signer.message(text, target) }
}
