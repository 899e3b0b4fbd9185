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

/** Everything a plugin may touch. `Uses` stand in `dependsOn`, `Maybe` in `optionalDependsOn`. */
export interface PluginContext<
  Own extends Contract,
  Uses extends Contract = never,
  Maybe extends Contract = never,
> extends Ports {
  readonly id: Own['id']
  /** Of the current run; aborted when the latchkey stops, and between runs. */
  readonly signal: AbortSignal
  readonly state: Slice<Own['state']>
  readonly events: EventBus<EventsOf<Own | Uses>, Own['events']>
  readonly router: Router<ViewsOf<Own | Uses>>
  readonly rpc: RpcChain

  use<C extends Uses>(token: ContractToken<C>): C['api']
  read<C extends Uses>(token: ContractToken<C>): C['state']
  read<C extends Maybe>(token: ContractToken<C>): C['state'] | undefined
  /** Of an optional plugin that is missing, `onChange` is never called. */
  watch<C extends Uses | Maybe, Selected>(
    token: ContractToken<C>,
    select: (state: C['state']) => Selected,
    onChange: (next: Selected, previous: Selected) => void,
  ): Remove
  tryUse<C extends Maybe>(token: ContractToken<C>): C['api'] | undefined

  /** Puts an item into a slot. One that depends on the plugin's own state: `fillFromState`. */
  fill<Item extends SlotItem>(slot: Slot<Item>, item: Item): Filled<Item>
  items<Item extends SlotItem>(slot: Slot<Item>): readonly Item[]
  /** `changedId`: the item that was filled, updated or removed; `undefined` when the result of a `when` changed. */
  onItems<Item extends SlotItem>(
    slot: Slot<Item>,
    onChange: (items: readonly Item[], changedId?: string) => void,
  ): Remove
  tap<Value, Input>(pipe: Pipe<Value, Input>, transform: (value: Value, input: Input) => Value): Remove
  run<Value, Input>(pipe: Pipe<Value, Input>, value: Value, ...input: OptionalWhenUndefined<Input>): Value
  protect<Input>(guard: Guard<Input>, decide: (input: Input) => Awaitable<GuardResult>): Remove
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
  onDispose(cleanup: () => void): void
}
