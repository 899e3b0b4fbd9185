export type Awaitable<T> = T | Promise<T>

export type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never

/** A parameter that may be left out exactly when `undefined` is one of its values. */
export type OptionalWhenUndefined<A> = undefined extends A ? [args?: A] : [args: A]

/** Removes what a call registered. Calling it twice does nothing. */
export type Remove = () => void
