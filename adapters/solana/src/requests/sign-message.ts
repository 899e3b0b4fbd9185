import * as v from 'valibot'
import { fromBase58 } from '../base58'
import { InvalidParamsError } from '../errors'
import { readPart } from '../read-part'
import { toBase58 } from '../to-base58'
import type { Asking } from './asking'
import { readBytes, readSignature } from './bytes'
import { findSigner, readAnswers, readParams } from './read-params'

const schema = v.object({ message: v.string(), pubkey: v.optional(v.string()) })

/** `message` in base58; the answer is `{ signature }`, and `signedMessage` where the wallet signed something around it. */
export async function signMessage(asking: Asking, params: unknown): Promise<object> {
  const { method } = asking
  const { message: text, pubkey } = readParams(asking, schema, params)
  const message = fromBase58(text)
  if (!message) throw new InvalidParamsError(method, 'message')
  const account = findSigner(asking, pubkey).own
  const [answer] = readAnswers(method, await asking.ask('solana:signMessage', [{ account, message }]), 1)
  const signature = readSignature(method, readPart(answer, 'signature'))
  const said = readPart(answer, 'signedMessage')
  const signedMessage = said === undefined ? text : toBase58(readBytes(method, said))
  return { signature, ...(signedMessage === text ? {} : { signedMessage }) }
}
