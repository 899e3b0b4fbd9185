// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without the package `@latchkey/evm` there is no typed data, and its types are `any`. */
import type { EvmTypedData, EvmTypedDataTypes } from '@latchkey/evm/contract'
import { usePlugin } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { useCallback } from 'react'
import type { TypedDataVariables } from '../sign'
import { useWalletAction, type WalletAction, type WalletActionState } from './use-wallet-action'

export interface SigningOptions {
  /** Whose active account signs. Default: the active namespace. */
  readonly namespace?: ChainNamespace
}

export interface SignMessageVariables {
  /** The text to sign. */
  readonly message: string
}

type SignMessageArgs = [variables: SignMessageVariables]

/**
 * Signs a text with the active account, on every chain (EIP-191, Solana's `signMessage`). `data` is the signature: hex with
 * `0x` on EVM, base58 on Solana. `error` has the code `DISCONNECTED` without an account, `UNSUPPORTED_METHOD` on a
 * chain that signs no texts, or is the wallet's.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { mutate, status, data, error } = useSignMessage()
 * return (
 *   <button disabled={status === 'wallet'} onClick={() => mutate({ message: 'Hello' })}>
 *     {status === 'failed' ? error.message : (data ?? 'Sign')}
 *   </button>
 * )
 */
export function useSignMessage(
  options: SigningOptions & { readonly namespace: 'eip155' },
): WalletAction<`0x${string}`, SignMessageArgs>
export function useSignMessage(options?: SigningOptions): WalletAction<string, SignMessageArgs>
export function useSignMessage({ namespace }: SigningOptions = {}): WalletAction<string, SignMessageArgs> {
  const session = usePlugin(sessionContract)
  const sign = useCallback(
    async ({ message }: SignMessageVariables) => (await signing()).signMessage(session, message, namespace),
    [session, namespace],
  )
  return useWalletAction(sign)
}

/** `mutate` and `mutateAsync` infer the message from the types, as viem's `signTypedData` does. */
export interface SignTypedDataMethods {
  mutate<const Types extends EvmTypedDataTypes, Primary extends keyof Types | 'EIP712Domain'>(
    variables: EvmTypedData<Types, Primary>,
  ): void
  mutateAsync<const Types extends EvmTypedDataTypes, Primary extends keyof Types | 'EIP712Domain'>(
    variables: EvmTypedData<Types, Primary>,
  ): Promise<`0x${string}`>
  reset(): void
}

export type SignTypedDataAction = WalletActionState<`0x${string}`, TypedDataVariables> & SignTypedDataMethods

/**
 * Signs EIP-712 typed data with the active account. `mutate` takes `domain`, `types`, `primaryType` and `message` as viem's
 * `signTypedData` does. `error` has the code `DISCONNECTED` without an account, `UNSUPPORTED_METHOD` on a chain
 * without typed data, `CHAIN_MISMATCH` for a domain of another network, or is the wallet's.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { mutate, status, data } = useSignTypedData()
 * const types = { Vote: [{ name: 'choice', type: 'uint8' }] } as const
 * const vote = () => mutate({ domain: { name: 'Council' }, types, primaryType: 'Vote', message: { choice: 1 } })
 */
export function useSignTypedData(options?: SigningOptions): SignTypedDataAction
export function useSignTypedData({
  namespace,
}: SigningOptions = {}): WalletAction<string, [variables: TypedDataVariables]> {
  const session = usePlugin(sessionContract)
  const sign = useCallback(
    async (data: TypedDataVariables) => (await signing()).signTypedData(session, data, namespace),
    [session, namespace],
  )
  return useWalletAction(sign)
}

const signing = () => import('../sign')
