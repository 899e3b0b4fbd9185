import { isUnreadableSignIn } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import type { Hex } from 'viem'
import { readParams, UNREADABLE_SIGN_IN } from '../methods/read-params'
import { type FeatureHandler, requireSolanaAccount, unlock } from './feature-context'
import { sign } from './load-accounts'
import { isTransactionMessage } from './read-transaction'

export const bytesSchema: v.GenericSchema<unknown, Uint8Array> = v.custom<Uint8Array>(
  (input) => input instanceof Uint8Array,
  'bytes are a Uint8Array',
)
export const accountSchema: v.GenericSchema<unknown, { readonly address: string }> = v.object({
  address: v.string(),
})

const messageSchema = v.pipe(
  bytesSchema,
  v.check((bytes) => !isUnreadableSignIn(bytes), UNREADABLE_SIGN_IN),
  v.check((bytes) => !isTransactionMessage(bytes), 'a transaction is not signed as a message'),
)
const messagesSchema = v.array(v.object({ account: accountSchema, message: messageSchema }))

export const signMessage: FeatureHandler = async (wallet, inputs, feature) => {
  const outputs: unknown[] = []
  for (const { account, message } of readParams(messagesSchema, inputs, feature)) {
    const { account: signer, seed } = await requireSolanaAccount(wallet, account.address)
    await wallet.confirmations.ask({
      kind: 'sign-message',
      method: feature,
      account: signer.address,
      network: wallet.networks[0],
      message: toHex(message),
    })
    outputs.push({ signedMessage: message, signature: await sign(seed, message), signatureType: 'ed25519' })
  }
  return outputs
}

const text = v.optional(v.string())
const signInSchema = v.array(
  v.optional(
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
      resources: v.optional(v.array(v.string())),
    }),
    {},
  ),
)

/** Sign In With Solana: one prompt that allows the page and signs. */
export const signIn: FeatureHandler = async (wallet, inputs, feature) => {
  const { state, side, confirmations } = wallet
  const requested = readParams(signInSchema, inputs, feature)
  const outputs: unknown[] = []
  for (const input of requested.length > 0 ? requested : [{}]) {
    await unlock(wallet, feature)
    const known = await side.accounts()
    const named = known.find(({ account }) => account.address === input.address)
    const { account, seed } = named ?? (await side.active())
    const { host } = globalThis.location ?? { host: 'localhost' }
    const message = new TextEncoder().encode(
      signInMessage({ ...input, domain: input.domain ?? host, address: account.address }),
    )
    await confirmations.ask({
      kind: 'sign-in',
      method: feature,
      account: account.address,
      network: wallet.networks[0],
      message: toHex(message),
    })
    // Else the page would hold the signature of an account that it does not see.
    await state.switchAccount(account.address)
    await state.connectSolana()
    const signature = await sign(seed, message)
    outputs.push({ account, signedMessage: message, signature, signatureType: 'ed25519' })
  }
  return outputs
}

function toHex(bytes: Uint8Array): Hex {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** What a page may say; the wallet only fills in who asks and who signs. */
interface SignInFields {
  readonly domain: string
  readonly address: string
  readonly statement?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: string | undefined
  readonly nonce?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** The text of Sign In With Solana: what is absent has no line. */
function signInMessage(fields: SignInFields): string {
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['URI', fields.uri],
    ['Version', fields.version],
    ['Chain ID', fields.chainId],
    ['Nonce', fields.nonce],
    ['Issued At', fields.issuedAt],
    ['Expiration Time', fields.expirationTime],
    ['Not Before', fields.notBefore],
    ['Request ID', fields.requestId],
  ]
  const details = lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  if (fields.resources) details.push('Resources:', ...fields.resources.map((resource) => `- ${resource}`))
  return [
    `${fields.domain} wants you to sign in with your Solana account:\n${fields.address}`,
    ...(fields.statement ? [fields.statement] : []),
    ...(details.length > 0 ? [details.join('\n')] : []),
  ].join('\n\n')
}
