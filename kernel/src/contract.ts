declare const contractType: unique symbol
declare const viewType: unique symbol

/** The types of a plugin's API, state, events and views. Nothing of it exists at run time. */
export interface Contract {
  readonly id: string
  readonly api: object
  readonly state: object
  readonly events: object
  readonly views: object
  /** Values that views of dependents may declare in `needs`, by the name of the need. The plugin fills the slot `viewNeeds`. */
  readonly needs?: object
}

/** The run-time key of a contract. Importing it never imports the plugin. */
export interface ContractToken<C extends Contract> {
  readonly id: C['id']
  /** Increased with every incompatible change of the contract. */
  readonly major: number
  readonly [contractType]?: C
}

/** An entry of `Contract['views']`, with the types of the view's arguments and result. */
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

export type Awaitable<T> = T | Promise<T>

export type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never

/** A parameter that is optional exactly if its type includes `undefined`. */
export type OptionalWhenUndefined<A> = undefined extends A ? [args?: A] : [args: A]
