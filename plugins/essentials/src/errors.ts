// The error classes by which a page tells apart what the kernel, session and transactions reject with. Those of other packages,
// such as an adapter, are in that package.
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
export { describeError, type ErrorDescription } from './errors/describe-error'
