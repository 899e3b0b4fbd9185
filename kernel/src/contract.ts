declare const contractType: unique symbol
declare const viewType: unique symbol

/** What a plugin promises to others. Types only; nothing here exists at run time. */
export interface Contract {
  readonly id: string
  readonly api: object
  readonly state: object
  readonly events: object
  readonly views: object
  /** What views of dependents may declare in `needs`, by the name of the need; the plugin fills `viewNeeds` with it. */
  readonly needs?: object
}

/** The run-time key of a contract. Importing it never imports the plugin. */
export interface ContractToken<C extends Contract> {
  readonly id: C['id']
  /** Raised when the promise breaks. */
  readonly major: number
  readonly [contractType]?: C
}

/** One entry of `Contract['views']`: the arguments of a view and its result. */
export interface View<Args = undefined, Result = void> {
  readonly [viewType]: { readonly args: Args; readonly result: Result }
}

// The constraint side of these types must accept every contract, covariant or contravariant. `AnyContract`
// states that once, so that no other type has to.
// biome-ignore lint/suspicious/noExplicitAny: a bound, never a value; `unknown` is not a contract
export type AnyContract = any
export type AnyToken = ContractToken<AnyContract>

export type ArgsOf<V> = V extends View<infer Args, infer _> ? Args : never
export type ResultOf<V> = V extends View<infer _, infer Result> ? Result : never
export type ContractOf<T> = T extends ContractToken<infer C> ? C : never

/**
 * Makes the key of a contract. Keys are compared by id, so a second copy of a contract file does no harm.
 * @__NO_SIDE_EFFECTS__
 */
export function defineContract<C extends Contract>(id: C['id'], major: number): ContractToken<C> {
  return { id, major }
}
