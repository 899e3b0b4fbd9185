import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import { connect, disconnect, type FeatureContext, type FeatureHandler } from './feature-context'
import { signIn, signMessage } from './sign-message'
import { signAndSendTransaction, signTransaction } from './sign-transactions'

const handlers: ReadonlyMap<string, FeatureHandler> = new Map([
  ['standard:connect', connect],
  ['standard:disconnect', disconnect],
  ['solana:signMessage', signMessage],
  ['solana:signTransaction', signTransaction],
  ['solana:signAndSendTransaction', signAndSendTransaction],
  ['solana:signIn', signIn],
])

export async function handleFeature(
  wallet: FeatureContext,
  feature: string,
  inputs: unknown,
): Promise<unknown> {
  const handler = handlers.get(feature)
  if (handler) return handler(wallet, inputs, feature)
  throw unsupportedFeature(feature)
}

export function unsupportedFeature(feature: string): ProviderRpcError {
  return new ProviderRpcError(providerErrorCodes.unsupportedMethod, `The wallet does not support ${feature}.`)
}
