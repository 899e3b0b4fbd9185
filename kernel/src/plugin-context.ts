import type { Awaitable, Contract, ContractToken, OptionalWhenUndefined } from './contract'
import type { EventBus, EventsOf, ViewsOf } from './events'
import type { Guard, GuardResult } from './extension-points/guards'
import type { Slot, SlotItem, SlotItemHandle } from './extension-points/slots'
import type { Ports } from './ports/ports'
import type { Router } from './router/router'
import type { RpcChain } from './rpc/rpc-chain'
import type { Remove } from './scope'
import type { Slice } from './store/slice'
import type { Notice, NoticeHandle } from './text/text'

/** The state of a plugin, as the plugin has it. */
export interface OwnSlice<State> extends Slice<State> {
  /** Resolves when the persisted state has been read. Without persisted state it resolves at once. */
  restored(): Promise<void>
}

/** The router, as a plugin has it. */
export interface PluginRouter<Views> extends Router<Views> {
  /**
   * Calls `load` in the task in which a view opens first, or at once when one is open. When it throws or rejects, that is
   * reported and the next view calls it again.
   * @param isWanted narrows the views that count; default: all of them
   * @example
   * ctx.router.onFirstOpen(async () => (await import('./rules')).attachRules(ctx))
   */
  onFirstOpen(load: (view: string) => Awaitable<unknown>, isWanted?: (view: string) => boolean): Remove
}

/** The API of the kernel for one plugin. `Uses` are the contracts of `dependsOn`, `Maybe` those of `optionalDependsOn`. */
export interface PluginContext<
  Own extends Contract,
  Uses extends Contract = never,
  Maybe extends Contract = never,
> extends Ports {
  /** Of the current run; aborted when the latchkey stops, and between runs. */
  readonly signal: AbortSignal
  /** The plugin's own state. */
  readonly state: OwnSlice<Own['state']>
  /**
   * Listens to events of the kernel, of this plugin and of those in `dependsOn` and `optionalDependsOn`, of which a missing
   * one emits none; emits its own.
   */
  readonly events: EventBus<EventsOf<Own | Uses | Maybe>, Own['events']>
  /** Opens views of this plugin and of those in `dependsOn`. */
  readonly router: PluginRouter<ViewsOf<Own | Uses>>
  /** Requests to wallets, and the steps they pass through. */
  readonly rpc: RpcChain

  /**
   * Returns the API of a plugin in `dependsOn`, and throws `PluginUnavailableError` if it has failed. Of a plugin in
   * `optionalDependsOn` it returns `undefined` if it is not installed or has failed.
   */
  use<C extends Uses>(token: ContractToken<C>): C['api']
  use<C extends Maybe>(token: ContractToken<C>): C['api'] | undefined
  /** Returns the current state of a plugin, or `undefined` for an optional plugin that is not installed. */
  read<C extends Uses>(token: ContractToken<C>): C['state']
  read<C extends Maybe>(token: ContractToken<C>): C['state'] | undefined
  /**
   * Calls `onChange` when the selected part of a plugin's state has become another one. Of an optional plugin that is
   * missing, never. Undone with the run or the plugin, as all of these are; the result undoes it earlier.
   */
  watch<C extends Uses | Maybe, Selected>(
    token: ContractToken<C>,
    select: (state: C['state']) => Selected,
    onChange: (next: Selected, previous: Selected) => void,
  ): Remove

  /** Adds an item to a slot. */
  fill<Item extends SlotItem>(slot: Slot<Item>, item: Item): SlotItemHandle<Item>
  /** Returns the items of a slot in order, without those whose `when` returns false. */
  items<Item extends SlotItem>(slot: Slot<Item>): readonly Item[]
  /** `changedId`: the item that was filled, updated or removed; `undefined` when the result of a `when` changed. */
  onItems<Item extends SlotItem>(
    slot: Slot<Item>,
    onChange: (items: readonly Item[], changedId?: string) => void,
  ): Remove
  /** Adds a tap to a guard, which may refuse an action. A tap that throws refuses. */
  protect<Input>(guard: Guard<Input>, decide: (input: Input) => Awaitable<GuardResult>): Remove
  /** Resolves with the first refusal of a guard's taps, or with `{ kind: 'allow' }`. Never rejects. */
  check<Input>(guard: Guard<Input>, ...input: OptionalWhenUndefined<Input>): Promise<GuardResult>

  /**
   * Calls `run` when every plugin has started: in each run, or in the current one when called in `start` or later. Called
   * at once when that is the case already.
   */
  onReady(run: () => void): Remove
  /** Runs asynchronous work. A rejection is reported as a failure of this plugin. */
  spawn(work: (signal: AbortSignal) => Promise<void>): void
  /** Shows a notice to the user. Returns a handle that updates or dismisses it. */
  notify(notice: Notice): NoticeHandle
  /** Reports an error to the host and, if installed, to telemetry. */
  report(error: unknown): void
  /** Registers a cleanup function, which is called when the instance is disposed or the plugin fails. */
  onDispose(cleanup: () => void): void
}
