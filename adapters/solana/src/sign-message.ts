import type { ActiveTarget } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { SolanaContext } from './chain/chains'
import { WalletAnswerError } from './errors'
import { signatureSchema } from './requests/bytes'
import { solanaSignMessage } from './rpc-methods'
import { toBase58 } from './to-base58'

const schema = v.object({
  signature: signatureSchema,
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
