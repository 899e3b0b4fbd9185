export {
  type AnyContract,
  type ArgsOf,
  type Awaitable,
  type Contract,
  type ContractOf,
  type ContractToken,
  defineContract,
  type View,
} from './contract'
export { createLatchkey, type LatchkeyOptions } from './create-latchkey'
export {
  ConfigurationError,
  defineError,
  type ErrorClass,
  InsecureContextError,
  isCancellation,
  isLatchkeyError,
  LatchkeyError,
  PluginUnavailableError,
  RequestAbortedError,
  UsageError,
  type UsageErrorCode,
  ViewLoadError,
} from './errors'
export type { KernelEvents, ViewsOf } from './events'
export { defineGuard, type Guard, type GuardResult } from './extension-points/guards'
export {
  defineSlot,
  type LazyComponent,
  type ScreenItem,
  type Slot,
  type SlotItem,
  type SlotItemHandle,
} from './extension-points/slots'
export type { Latchkey } from './latchkey'
export { type Lazy, type LazyApi, lazy, lazyApi, lazyPerInstance, lazyPerRun } from './lazy'
export type {
  InstanceObserver,
  ObservedInstance,
  ObservedOutcome,
  ObservedPlugin,
  ObservedRequest,
} from './observed-instance'
export { definePlugin, type EventNames, type OptionChecks, type Plugin, type PluginFactory } from './plugin'
export type { PluginContext, PluginRouter } from './plugin-context'
export type { Clock } from './ports/clock'
export type { Browser, Http, HttpRequest, KeyValueStorage, Logger, Ports } from './ports/ports'
export { isWebUrl } from './ports/web-url'
export {
  beforeClose,
  type CloseRequest,
  type Destination,
  type NavigationRequest,
  type OutletHost,
  outlets,
  redirects,
  viewNeeds,
} from './router/navigation'
export type { Router, RouterEntry } from './router/router'
export type { ViewDefinition, ViewProps } from './router/view-registry'
export type { DeclaredMethod, RpcChain, RpcNext, RpcRequest } from './rpc/rpc-chain'
export { defineRpcMethod, type RpcApproval, type RpcMethod, type RpcTraits } from './rpc/rpc-chain'
export type { Remove } from './scope'
export type { DeveloperMessages, ErrorDetails } from './text/text'
export {
  createTranslate,
  type Label,
  type Language,
  labelsOf,
  type Notice,
  type NoticeHandle,
  type TextOf,
  type Translate,
  withErrorTexts,
} from './text/text'
export { RpcUnhandledError, ViewDismissedError } from './unanswered-errors'
