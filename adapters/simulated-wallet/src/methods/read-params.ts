import { isHex, isHexBytes } from '@latchkey/session/caip'
import * as v from '@latchkey/session/schema'
import type { Address, Hex } from 'viem'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'

export const addressSchema: v.GenericSchema<unknown, Address> = v.custom<Address>(
  (input) => isHex(input, 40),
  'an address is 0x and 40 hexadecimal digits',
)

export const hexSchema: v.GenericSchema<unknown, Hex> = v.custom<Hex>(
  isHexBytes,
  'bytes are 0x and pairs of hexadecimal digits',
)

/** A JSON-RPC quantity: `0x0`, `0x1bc16d674ec80000`. */
export const quantitySchema: v.GenericSchema<unknown, bigint> = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 1, 64), 'a quantity is a hexadecimal number'),
  v.transform((digits) => BigInt(digits)),
)

/** What is wrong with a message that signs in somewhere, in bytes that no owner can read. */
export const UNREADABLE_SIGN_IN = 'a sign-in message is text in UTF-8'

/** The validated parameters of a method; throws -32602 with the wrong part. */
export function readParams<Output>(
  schema: v.GenericSchema<unknown, Output>,
  params: unknown,
  method: string,
): Output {
  const result = v.safeParse(schema, params)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  throw new ProviderRpcError(
    providerErrorCodes.invalidParams,
    `${method}: ${path ? `params.${path}: ` : ''}${issue.message}`,
  )
}
