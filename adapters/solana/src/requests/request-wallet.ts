import { lazyApi } from '@latchkey/kernel'
import * as v from '@latchkey/session/schema'
import { fromBase58 } from '../base58'
import { featureOf, readAccounts, readPart } from '../connector/read-accounts'
import { InvalidParamsError, UnsupportedMethodError, WalletResponseError } from '../errors'
import { readBytes, readSignature, toBase58 } from './bytes'
import { findSigner, type RequestContext, readOutputs, readParams } from './read-params'

/** Apart, because they read transactions with `@solana/kit`, which connecting does not need. */
const transactions = lazyApi(
  () => import('./sign-transactions'),
  ['signTransaction', 'signAllTransactions', 'signAndSendTransaction'],
)

interface Method {
  readonly feature: string
  answer(context: RequestContext, params: unknown): Promise<unknown>
}

/** Params and results have WalletConnect's shapes, so wallets of the page and behind a relay are called alike. */
const methods: Readonly<Record<string, Method>> = {
  solana_signMessage: { feature: 'solana:signMessage', answer: signMessage },
  solana_signTransaction: { feature: 'solana:signTransaction', answer: transactions.signTransaction },
  solana_signAllTransactions: { feature: 'solana:signTransaction', answer: transactions.signAllTransactions },
  solana_signAndSendTransaction: {
    feature: 'solana:signAndSendTransaction',
    answer: transactions.signAndSendTransaction,
  },
  solana_signIn: { feature: 'solana:signIn', answer: signIn },
}

export async function requestWallet(context: RequestContext, params: unknown): Promise<unknown> {
  const { wallet, name, method, accounts } = context
  if (method === 'solana_getAccounts' || method === 'solana_requestAccounts')
    return accounts.map(({ address }) => ({ pubkey: address }))
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!known || !featureOf(wallet, known.feature)) throw new UnsupportedMethodError(name, method)
  return known.answer(context, params)
}

const messageSchema = v.object({ message: v.string(), pubkey: v.optional(v.string()) })

/**
 * `message` in base58; the response is `{ signature }`, with `signedMessage` if the wallet signed an extended message.
 */
export async function signMessage(context: RequestContext, params: unknown): Promise<object> {
  const { method } = context
  const { message: text, pubkey } = readParams(context, messageSchema, params)
  const message = fromBase58(text)
  if (!message) throw new InvalidParamsError(method, 'message')
  const account = findSigner(context, pubkey).own
  const [answer] = readOutputs(
    method,
    await context.callFeature('solana:signMessage', [{ account, message }]),
    1,
  )
  const signature = readSignature(method, readPart(answer, 'signature'))
  const said = readPart(answer, 'signedMessage')
  const signedMessage = said === undefined ? text : toBase58(readBytes(method, said))
  return { signature, ...(signedMessage === text ? {} : { signedMessage }) }
}

const text = v.exactOptional(v.string())
/** The fields that Sign In With Solana allows; other fields are not passed on. */
const signInSchema = v.optional(
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
export async function signIn(context: RequestContext, params: unknown): Promise<object> {
  const { method } = context
  const input = readParams(context, signInSchema, params)
  const [answer] = readOutputs(method, await context.callFeature('solana:signIn', [input]), 1)
  const [account] = readAccounts([readPart(answer, 'account')])
  if (!account) throw new WalletResponseError(method)
  return {
    address: account.address,
    signedMessage: toBase58(readBytes(method, readPart(answer, 'signedMessage'))),
    signature: readSignature(method, readPart(answer, 'signature')),
  }
}
