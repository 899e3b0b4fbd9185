export type Awaitable<T> = T | Promise<T>

export type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never

/** A parameter that is optional exactly if its type includes `undefined`. */
export type OptionalWhenUndefined<A> = undefined extends A ? [args?: A] : [args: A]

/** Removes what a call has registered. A second call does nothing. */
export type Remove = () => void
