import type { EventBus } from './bus/event-bus'
import type { Contract, ContractToken } from './contract'
import type { Guard, GuardResult } from './hooks/guard'
import type { Pipe } from './hooks/pipe'
import type { Filled, Slot, SlotItem } from './hooks/slot'
import type { EventsOf, ViewsOf } from './kernel-events'
import type { Ports } from './ports/ports'
import type { Router } from './router/router'
import type { RpcChain } from './rpc/rpc-chain'
import type { Slice } from './store/slice'
import type { Notice, NoticeHandle } from './text/label'
import type { Awaitable, OptionalWhenUndefined, Remove } from './types'

/** Everything a plugin may touch. `Uses` are those of `dependsOn`, `Maybe` those of `optionalDependsOn`. */
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
  /** Listens to events of the kernel, of this plugin and of those in `dependsOn`; emits its own. */
  readonly events: EventBus<EventsOf<Own | Uses>, Own['events']>
  /** Opens views of this plugin and of those in `dependsOn`. */
  readonly router: Router<ViewsOf<Own | Uses>>
  /** Requests to wallets, and the steps they pass through. */
  readonly rpc: RpcChain

  /** The API of a plugin in `dependsOn`. Throws `PluginUnavailableError` where it has failed. */
  use<C extends Uses>(token: ContractToken<C>): C['api']
  /** The present state of a plugin; of an optional one that is missing, `undefined`. */
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
  /** The API of a plugin in `optionalDependsOn`; `undefined` where it is missing or has failed. */
  tryUse<C extends Maybe>(token: ContractToken<C>): C['api'] | undefined

  /** Puts an item into a slot. One that depends on the plugin's own state: `fillFromState`. */
  fill<Item extends SlotItem>(slot: Slot<Item>, item: Item): Filled<Item>
  /** The items of a slot, in order, without those whose `when` is false. */
  items<Item extends SlotItem>(slot: Slot<Item>): readonly Item[]
  /** `changedId`: the item that was filled, updated or removed; `undefined` when the result of a `when` changed. */
  onItems<Item extends SlotItem>(
    slot: Slot<Item>,
    onChange: (items: readonly Item[], changedId?: string) => void,
  ): Remove
  /** Transforms what goes through a pipe. One that throws is passed over. */
  tap<Value, Input>(pipe: Pipe<Value, Input>, transform: (value: Value, input: Input) => Value): Remove
  /** Sends a value through a pipe; returns what its taps have made of it. */
  run<Value, Input>(pipe: Pipe<Value, Input>, value: Value, ...input: OptionalWhenUndefined<Input>): Value
  /** Decides with others whether something may happen. One that throws counts as a refusal. */
  protect<Input>(guard: Guard<Input>, decide: (input: Input) => Awaitable<GuardResult>): Remove
  /** Asks a guard; resolves with the first refusal, else with `{ kind: 'allow' }`. Never rejects. */
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
  /** Resolves when this run has read what the plugin persists; at once when it persists nothing. */
  restored(): Promise<void>
  /** Long work of a run. A rejection is reported and stays with this plugin. */
  spawn(work: (signal: AbortSignal) => Promise<void>): void
  /** Shows the user a notice. The result changes the notice or takes it away. */
  notify(notice: Notice): NoticeHandle
  /** Reports an error to the host and, if installed, to telemetry. */
  report(error: unknown): void
  /** Several updates, one notification. */
  batch<Result>(run: () => Result): Result
  /** For what the kernel does not undo by itself: called when the instance is disposed or the plugin fails. */
  onDispose(cleanup: () => void): void
}
