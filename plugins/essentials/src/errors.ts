// Every error class of the packages in `latchkey`. The error classes of an adapter are in its own package.
export {
  ConfigurationError,
  DisposedError,
  InsecureContextError,
  isCancellation,
  isLatchkeyError,
  LatchkeyError,
  MissingProviderError,
  NoOutletError,
  NoViewError,
  PluginUnavailableError,
  RequestAbortedError,
  RpcUnhandledError,
  UnknownViewError,
  ViewDismissedError,
  ViewLoadError,
} from '@latchkey/kernel'
export * from '@latchkey/session/errors'
