import type { ActiveTarget, SignedText } from '@latchkey/session/contract'
import { isFormOf } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import { fromBase58, MAX_BYTES } from './base58'
import type { SolanaContext } from './chain/read-chain'
import { InvalidParamsError, WalletResponseError } from './errors'
import { SIGNATURE_LENGTH, toBase58 } from './requests/bytes'
import { solanaSignMessage } from './rpc-methods'

/** 64 bytes in base58 at most. */
const MAX_SIGNATURE_LETTERS = 88

const signatureSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_SIGNATURE_LETTERS),
  v.check((text) => fromBase58(text)?.length === SIGNATURE_LENGTH),
)

const schema = v.object({
  signature: signatureSchema,
  signedMessage: v.optional(v.string()),
})

/**
 * ed25519 over the UTF-8 bytes, or over these as an off-chain message, which hardware wallets sign; both in base58. A
 * signature over other bytes is rejected. Rejects with `INVALID_PARAMS` for more than 16 kB.
 */
export async function signMessage(
  ctx: SolanaContext,
  text: string,
  target: ActiveTarget,
): Promise<SignedText> {
  const { account, connectionId, networkId } = target
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > MAX_BYTES) throw new InvalidParamsError(solanaSignMessage.name, 'message')
  const message = toBase58(bytes)
  const answer = await ctx.rpc.request(
    solanaSignMessage,
    { message, pubkey: account.address },
    { connectionId, networkId },
  )
  const { success, output } = v.safeParse(schema, answer, { abortPipeEarly: true })
  if (!success) throw new WalletResponseError(solanaSignMessage.name)
  const { signature, signedMessage = message } = output
  if (signedMessage === message) return { signature }
  const signed = fromBase58(signedMessage)
  const signer = fromBase58(account.address)
  if (!signed || !signer || !isFormOf(signed, bytes, signer))
    throw new WalletResponseError(solanaSignMessage.name)
  return { signature, signedMessage }
}
