import { bytesOfHex, isStructName, isUnreadableSignIn } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import type { Address, Hex } from 'viem'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { MethodContext, MethodHandler } from './method-context'
import { requireAccount } from './permissions'
import { addressSchema, hexSchema, quantitySchema, readParams, UNREADABLE_SIGN_IN } from './read-params'

/** Text that is not hex is signed as its UTF-8 bytes, as common wallets do. */
const messageSchema = v.pipe(
  v.union([hexSchema, v.pipe(v.string(), v.transform(toHex))]),
  v.check((message) => !isUnreadableSignIn(bytesOfHex(message)), UNREADABLE_SIGN_IN),
)
const personalSignSchema = v.looseTuple([messageSchema, addressSchema])

/** EIP-191. */
export const personalSign: MethodHandler = async (wallet, params, method) => {
  const [message, address] = readParams(personalSignSchema, params, method)
  const account = await requireAccount(wallet, address)
  const { network } = wallet.state
  await wallet.confirmations.ask({ kind: 'sign-message', method, account, network, message })
  const privateKey = await requireKey(wallet, account)
  return (await import('../keys')).signMessage(privateKey, message)
}

const numberSchema = v.union([
  v.pipe(
    v.number(),
    v.integer(),
    v.transform((number) => BigInt(number)),
  ),
  v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform((number) => BigInt(number)),
  ),
  quantitySchema,
])
const jsonSchema = v.union([v.pipe(v.string(), v.parseJson()), v.looseObject({})])
const typedDataSchema = v.object({
  domain: v.object({
    name: v.optional(v.string()),
    version: v.optional(v.string()),
    chainId: v.optional(numberSchema),
    verifyingContract: v.optional(addressSchema),
    salt: v.optional(hexSchema),
  }),
  types: v.record(
    v.pipe(v.string(), v.check(isStructName, 'a type has the name of a list or a value')),
    v.array(v.object({ name: v.string(), type: v.string() })),
  ),
  primaryType: v.string(),
  message: v.record(v.string(), v.unknown()),
})
const signTypedDataSchema = v.looseTuple([addressSchema, v.pipe(jsonSchema, typedDataSchema)])

/** EIP-712, version 4 of the method. */
export const signTypedData: MethodHandler = async (wallet, params, method) => {
  const [address, typedData] = readParams(signTypedDataSchema, params, method)
  const account = await requireAccount(wallet, address)
  const { network } = wallet.state
  await wallet.confirmations.ask({ kind: 'sign-typed-data', method, account, network, typedData })
  const privateKey = await requireKey(wallet, account)
  const keys = await import('../keys')
  try {
    return await keys.signTypedData(privateKey, typedData)
  } catch (error) {
    // viem checks every field against its type while it encodes.
    throw new ProviderRpcError(providerErrorCodes.invalidParams, `${method}: ${String(error)}`)
  }
}

export async function requireKey({ state }: MethodContext, account: Address): Promise<Hex> {
  const privateKey = await state.privateKey(account)
  if (privateKey) return privateKey
  throw new ProviderRpcError(providerErrorCodes.internal, `The wallet has no key for ${account}.`)
}

function toHex(text: string): Hex {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'))
  return `0x${bytes.join('')}`
}
