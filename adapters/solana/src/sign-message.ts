import type { ActiveTarget } from '@latchkey/session/contract'
import * as v from 'valibot'
import { fromBase58 } from './base58'
import type { SolanaContext } from './chain/chains'
import { WalletAnswerError } from './errors'
import { SIGNATURE_LENGTH } from './requests/bytes'
import { solanaSignMessage } from './rpc-methods'
import { toBase58 } from './to-base58'

/** 64 bytes in base58 at most. */
const MAX_SIGNATURE_LETTERS = 88

const schema = v.object({
  signature: v.pipe(
    v.string(),
    v.maxLength(MAX_SIGNATURE_LETTERS),
    v.check((text) => fromBase58(text)?.length === SIGNATURE_LENGTH),
  ),
  signedMessage: v.optional(v.string()),
})

/** ed25519 over the UTF-8 bytes; the signature in base58. One that is over something else proves nothing. */
export async function signMessage(ctx: SolanaContext, text: string, target: ActiveTarget): Promise<string> {
  const { account, connectionId, networkId } = target
  const message = toBase58(new TextEncoder().encode(text))
  const answer = await ctx.rpc.request(
    solanaSignMessage,
    { message, pubkey: account.address },
    { connectionId, networkId },
  )
  const { success, output } = v.safeParse(schema, answer, { abortPipeEarly: true })
  if (!success || (output.signedMessage ?? message) !== message)
    throw new WalletAnswerError(solanaSignMessage.name)
  return output.signature
}
