// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without the package `@latchkey/evm` the types of its clients are `any`. */
import type { EvmContract } from '@latchkey/evm/contract'
import { type ContractToken, defineContract } from '@latchkey/kernel'

// It is defined here, because importing it would require `@latchkey/evm` on every page.
export const evmContract: ContractToken<EvmContract> = /* @__PURE__ */ defineContract<EvmContract>('evm', 1)
