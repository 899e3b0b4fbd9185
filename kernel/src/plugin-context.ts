import type { EventBus } from './bus/event-bus'
import type { Contract, ContractToken } from './contract'
import type { Guard, GuardResult } from './extension-points/guard'
import type { Pipe } from './extension-points/pipe'
import type { Slot, SlotItem, SlotItemHandle } from './extension-points/slot'
import type { EventsOf, ViewsOf } from './kernel-events'
import type { Ports } from './ports/ports'
import type { Router } from './router/router'
import type { RpcChain } from './rpc/rpc-chain'
import type { Slice } from './store/slice'
import type { Notice, NoticeHandle } from './text/label'
import type { Awaitable, OptionalWhenUndefined, Remove } from './types'

/** The API of the kernel for one plugin. `Uses` are the contracts of `dependsOn`, `Maybe` those of `optionalDependsOn`. */
export interface PluginContext<
  Own extends Contract,
  Uses extends Contract = never,
  Maybe extends Contract = never,
> extends Ports {
  /** The plugin's own. */
  readonly id: Own['id']
  /** Of the current run; aborted when the latchkey stops, and between runs. */
  readonly signal: AbortSignal
  /** The plugin's own state. */
  readonly state: Slice<Own['state']>
  /**
   * Listens to events of the kernel, of this plugin and of those in `dependsOn` and `optionalDependsOn`, of which a missing
   * one emits none; emits its own.
   */
  readonly events: EventBus<EventsOf<Own | Uses | Maybe>, Own['events']>
  /** Opens views of this plugin and of those in `dependsOn`. */
  readonly router: Router<ViewsOf<Own | Uses>>
  /** Requests to wallets, and the steps they pass through. */
  readonly rpc: RpcChain

  /** Returns the API of a plugin in `dependsOn`. Throws `PluginUnavailableError` if it has failed. */
  use<C extends Uses>(token: ContractToken<C>): C['api']
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
  /** Returns the API of a plugin in `optionalDependsOn`, or `undefined` if it is not installed or has failed. */
  tryUse<C extends Maybe>(token: ContractToken<C>): C['api'] | undefined

  /** Adds an item to a slot. For an item that depends on the plugin's own state use `fillFromState`. */
  fill<Item extends SlotItem>(slot: Slot<Item>, item: Item): SlotItemHandle<Item>
  /** Returns the items of a slot in order, without those whose `when` returns false. */
  items<Item extends SlotItem>(slot: Slot<Item>): readonly Item[]
  /** `changedId`: the item that was filled, updated or removed; `undefined` when the result of a `when` changed. */
  onItems<Item extends SlotItem>(
    slot: Slot<Item>,
    onChange: (items: readonly Item[], changedId?: string) => void,
  ): Remove
  /** Adds a tap that transforms the values of a pipe. A tap that throws is skipped. */
  tap<Value, Input>(pipe: Pipe<Value, Input>, transform: (value: Value, input: Input) => Value): Remove
  /** Passes a value through the taps of a pipe, and returns the result. */
  run<Value, Input>(pipe: Pipe<Value, Input>, value: Value, ...input: OptionalWhenUndefined<Input>): Value
  /** Adds a tap to a guard, which may refuse an action. A tap that throws refuses. */
  protect<Input>(guard: Guard<Input>, decide: (input: Input) => Awaitable<GuardResult>): Remove
  /** Resolves with the first refusal of a guard's taps, or with `{ kind: 'allow' }`. Never rejects. */
  check<Input>(guard: Guard<Input>, ...input: OptionalWhenUndefined<Input>): Promise<GuardResult>

  /**
   * Calls `run` when every plugin has started: in each run, or in the current one when called in `start` or later. Called
   * at once when that is the case already.
   */
  onReady(run: () => void): Remove
  /**
   * Calls `load` in the task in which a view opens first, or at once when one is open. When it throws or rejects, that is
   * reported and the next view calls it again.
   * @param isWanted narrows the views that count; default: all of them
   * @example
   * ctx.onFirstOpen(async () => (await import('./rules')).attachRules(ctx))
   */
  onFirstOpen(load: (view: string) => Awaitable<unknown>, isWanted?: (view: string) => boolean): Remove
  /** Resolves when the persisted state of the plugin has been read. Without persisted state it resolves at once. */
  restored(): Promise<void>
  /** Runs asynchronous work. A rejection is reported as a failure of this plugin. */
  spawn(work: (signal: AbortSignal) => Promise<void>): void
  /** Shows a notice to the user. Returns a handle that updates or dismisses it. */
  notify(notice: Notice): NoticeHandle
  /** Reports an error to the host and, if installed, to telemetry. */
  report(error: unknown): void
  /** Calls a function, and notifies subscribers once after all its state changes. */
  batch<Result>(run: () => Result): Result
  /** Registers a cleanup function, which is called when the instance is disposed or the plugin fails. */
  onDispose(cleanup: () => void): void
}
