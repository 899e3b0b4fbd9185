import type { ActiveTarget } from '@latchkey/session/contract'
import * as v from 'valibot'
import { WalletAnswerError } from './errors'
import type { EvmContext } from './evm-context'
import { type Hex, personalSign } from './rpc-methods'

/** 62 digits or more. */
const signature = v.pipe(v.string(), v.regex(/^0x[\da-f]{62,}$/i))

/** EIP-191 over UTF-8, sent as hex so that no wallet guesses at the encoding. */
export async function signMessage(ctx: EvmContext, text: string, target: ActiveTarget): Promise<string> {
  const { account, connectionId, networkId } = target
  const answer = await ctx.rpc.request(personalSign, [utf8Hex(text), account.address], {
    connectionId,
    networkId,
  })
  if (!v.is(signature, answer)) throw new WalletAnswerError(personalSign.name)
  return answer
}

function utf8Hex(text: string): Hex {
  const digits = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'))
  return `0x${digits.join('')}`
}
