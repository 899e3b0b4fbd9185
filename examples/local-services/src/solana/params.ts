import { type Address, address, isAddress } from '@solana/kit'
import * as v from 'valibot'
import { RpcError, rpcErrorCodes } from '../relay/rpc-error'

export const addressSchema: v.GenericSchema<unknown, Address> = v.pipe(
  v.string(),
  v.check(isAddress, 'Invalid param: Invalid'),
  v.transform((text) => address(text)),
)

const settingsSchema = v.optional(
  v.nullable(
    v.object({
      encoding: v.optional(v.string()),
      skipPreflight: v.optional(v.boolean()),
      sigVerify: v.optional(v.boolean()),
      replaceRecentBlockhash: v.optional(v.boolean()),
      limit: v.optional(v.number()),
      before: v.optional(v.nullable(v.string())),
      until: v.optional(v.nullable(v.string())),
      accounts: v.optional(v.object({ encoding: v.optional(v.string()), addresses: v.array(addressSchema) })),
    }),
  ),
)

/** The settings of a request. Commitments are ignored, since every block is final at once. */
export type Settings = NonNullable<v.InferOutput<typeof settingsSchema>>

/** Parses the first parameter and the settings that follow it. */
export function readParams<Output>(
  schema: v.GenericSchema<unknown, Output>,
  params: readonly unknown[],
  settingsAt = 1,
): readonly [Output, Settings] {
  const first = v.safeParse(schema, params[0])
  const settings = v.safeParse(settingsSchema, params[settingsAt])
  const [issue] = first.issues ?? settings.issues ?? []
  if (!first.success || !settings.success) {
    throw new RpcError(rpcErrorCodes.invalidParams, issue?.message ?? 'Invalid params')
  }
  return [first.output, settings.output ?? {}]
}
