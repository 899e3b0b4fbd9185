// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type { Abi } from 'viem'

export type { Abi }

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

/** Whether a call without `args` has to wait for them: each function of its name takes some. */
export function lacksArguments(
  abi: AnyAbi | undefined,
  functionName: string | undefined,
  args: readonly unknown[] | undefined,
): boolean {
  const functions = args === undefined ? functionsOf(abi, functionName) : []
  return functions.length > 0 && functions.every((item) => inputsOf(item).length > 0)
}

const inputsOf = (item: unknown): readonly unknown[] =>
  typeof item === 'object' && item !== null && 'inputs' in item && Array.isArray(item.inputs)
    ? item.inputs
    : []
