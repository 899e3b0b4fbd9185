/** EIP-1193 (4xxx), EIP-3326 (4902), EIP-5792 (57xx) and EIP-1474 (-32xxx) codes this wallet answers with. */
export const providerErrorCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  unrecognizedNetwork: 4902,
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  duplicateId: 5720,
  unknownBatch: 5730,
  atomicUnsupported: 5760,
  alreadyPending: -32002,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
} as const

/** The error object of EIP-1193: what a wallet rejects a request with. */
export class ProviderRpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'ProviderRpcError'
    this.code = code
    this.data = data
  }
}

/** Thrown by `createSimulatedWallet` for an option that cannot work; the message says which and why. */
export class InvalidWalletOptionError extends Error {
  readonly code = 'INVALID_WALLET_OPTION'
  constructor(message: string) {
    super(message)
    this.name = 'InvalidWalletOptionError'
  }
}

/** -32602 of JSON-RPC. */
export const invalidParams = (message: string): ProviderRpcError =>
  new ProviderRpcError(providerErrorCodes.invalidParams, message)

export function unsupportedMethod(method: string): ProviderRpcError {
  return new ProviderRpcError(providerErrorCodes.unsupportedMethod, `The wallet does not support ${method}.`)
}
