import * as v from 'valibot'
import { readAccounts } from '../connector/read-accounts'
import { WalletAnswerError } from '../errors'
import { readPart } from '../read-part'
import { toBase58 } from '../to-base58'
import type { Asking } from './asking'
import { readBytes, readSignature } from './bytes'
import { readAnswers, readParams } from './read-params'

const text = v.exactOptional(v.string())
/** What Sign In With Solana lets a page say; everything else is not passed on. */
const schema = v.optional(
  v.object({
    domain: text,
    address: text,
    statement: text,
    uri: text,
    version: text,
    chainId: text,
    nonce: text,
    issuedAt: text,
    expirationTime: text,
    notBefore: text,
    requestId: text,
    resources: v.exactOptional(v.array(v.string())),
  }),
  {},
)

/** The answer is `{ address, signedMessage, signature }`, all in base58. */
export async function signIn(asking: Asking, params: unknown): Promise<object> {
  const { method } = asking
  const input = readParams(asking, schema, params)
  const [answer] = readAnswers(method, await asking.ask('solana:signIn', [input]), 1)
  const [account] = readAccounts([readPart(answer, 'account')])
  if (!account) throw new WalletAnswerError(method)
  return {
    address: account.address,
    signedMessage: toBase58(readBytes(method, readPart(answer, 'signedMessage'))),
    signature: readSignature(method, readPart(answer, 'signature')),
  }
}
