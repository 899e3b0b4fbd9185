// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type { Abi } from 'viem'

/** An ABI whose types are known (`as const`), or one whose are not. */
export type AnyAbi = Abi | readonly unknown[]

/** Each member may be missing, also as `undefined` with `exactOptionalPropertyTypes`. */
export type OrUndefined<Parameters> = Parameters extends object
  ? { [Name in keyof Parameters]?: Parameters[Name] | undefined }
  : Parameters

/** The functions of a name. Of the ABI only they belong in a key: another ABI may decode the same call otherwise. */
export function functionsOf(abi: AnyAbi | undefined, functionName: string | undefined): readonly unknown[] {
  return (abi ?? []).filter(
    (item) => typeof item === 'object' && item !== null && 'name' in item && item.name === functionName,
  )
}
