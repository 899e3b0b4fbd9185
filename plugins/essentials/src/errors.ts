// Every error class of the packages in `latchkey`. The error classes of an adapter are in its own package.
export {
  ConfigurationError,
  InsecureContextError,
  isCancellation,
  isLatchkeyError,
  LatchkeyError,
  PluginUnavailableError,
  RequestAbortedError,
  RpcUnhandledError,
  UsageError,
  type UsageErrorCode,
  ViewDismissedError,
  ViewLoadError,
} from '@latchkey/kernel'
export * from '@latchkey/session/errors'
export * from '@latchkey/transactions/errors'
