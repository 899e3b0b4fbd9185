import { ProviderRpcError, providerErrorCodes } from '../provider-error'

export function unsupportedMethod(method: string): ProviderRpcError {
  return new ProviderRpcError(providerErrorCodes.unsupportedMethod, `The wallet does not support ${method}.`)
}
