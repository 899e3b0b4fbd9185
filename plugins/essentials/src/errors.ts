// Every error class of the packages in `latchkey`; those of an adapter are in its own package.
export {
  ConfigurationError,
  DisposedError,
  DuplicatePluginError,
  DuplicateViewError,
  InsecureContextError,
  isCancellation,
  isLatchkeyError,
  LatchkeyError,
  MissingPluginError,
  MissingProviderError,
  NoOutletError,
  NoViewError,
  PluginCycleError,
  PluginUnavailableError,
  RequestAbortedError,
  RpcUnhandledError,
  UnknownViewError,
  VersionMismatchError,
  ViewDismissedError,
  ViewLoadError,
} from '@latchkey/kernel'
export * from '@latchkey/session/errors'
