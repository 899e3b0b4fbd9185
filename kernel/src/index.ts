export type { EventBus } from './bus/event-bus'
export {
  type AnyContract,
  type AnyToken,
  type ArgsOf,
  type Contract,
  type ContractOf,
  type ContractToken,
  defineContract,
  type ResultOf,
  type View,
} from './contract'
export { createLatchkey, type LatchkeyOptions } from './create-latchkey'
export type { DeveloperMessages, ErrorDetails } from './developer-message'
export {
  ConfigurationError,
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
export { fillFromState } from './extension-points/fill-from-state'
export { defineGuard, type Guard, type GuardResult } from './extension-points/guard'
export { definePipe, type Pipe } from './extension-points/pipe'
export {
  defineSlot,
  type LazyComponent,
  type ScreenItem,
  type Slot,
  type SlotItem,
  type SlotItemHandle,
} from './extension-points/slot'
export type { EventsOf, KernelEvents, PluginPhase, ViewsOf } from './kernel-events'
export type { CheckNeeds, Latchkey, MissingPlugin } from './latchkey'
export { type Lazy, lazy, lazyPerInstance, lazyPerRun } from './lazy'
export {
  definePlugin,
  type FactoryArgs,
  type Plugin,
  type PluginDefinition,
  type PluginFactory,
} from './plugin'
export type { PluginContext } from './plugin-context'
export type { PluginStatus } from './plugin-record'
export type { Browser } from './ports/browser'
export type { Clock } from './ports/clock'
export type { Http } from './ports/http'
export type { HttpRequest } from './ports/http-request'
export type { KeyValueStorage } from './ports/key-value-storage'
export type { Logger } from './ports/logger'
export type { PageDescription } from './ports/page-description'
export type { Ports } from './ports/ports'
export { isWebUrl } from './ports/web-url'
export { type FinishingContext, finishAndShow } from './router/finish-and-show'
export {
  beforeClose,
  type CloseRequest,
  type Destination,
  type NavigationRequest,
  type NeedProvider,
  navigation,
  viewNeeds,
} from './router/navigation'
export { type Outlet, type OutletHost, outlets } from './router/outlet-slot'
export type { AskArgs, AskOptions, CloseCause, Router, To } from './router/router'
export type { RouterEntry, RouterState } from './router/router-state'
export { ViewDismissedError } from './router/view-dismissed-error'
export type { ViewProps, ViewRegistration } from './router/view-registration'
export type {
  AbortOptions,
  DeclaredMethod,
  RpcChain,
  RpcNext,
  RpcPhase,
  RpcRequest,
  RpcStep,
  RpcTarget,
} from './rpc/rpc-chain'
export { defineRpcMethod, type RpcApproval, type RpcMethod, type RpcTraits } from './rpc/rpc-method'
export { RpcUnhandledError } from './rpc/rpc-unhandled-error'
export type { PersistConfig } from './store/persistence'
export type { Slice } from './store/slice'
export { errorTexts } from './text/error-texts'
export {
  type Label,
  labelsOf,
  type Notice,
  type NoticeHandle,
  type TextOf,
  type Translate,
} from './text/label'
export { createTranslate, type Language } from './text/language'
export type { Awaitable, OptionalWhenUndefined, Remove } from './types'
