declare const payload: unique symbol

/** A decision that every tap may refuse. The first refusal is the result. A tap that throws refuses. */
export interface Guard<Input = undefined> {
  readonly kind: 'guard'
  readonly id: string
  readonly [payload]?: (input: Input) => void
}

export type GuardResult = { readonly kind: 'allow' } | { readonly kind: 'refuse'; readonly reason: string }

/** @__NO_SIDE_EFFECTS__ */
export function defineGuard<Input = undefined>(id: string): Guard<Input> {
  return { kind: 'guard', id }
}
