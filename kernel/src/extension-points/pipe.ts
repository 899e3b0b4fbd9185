declare const payload: unique symbol

/**
 * A value that every tap may replace, in plugin order. A tap that throws is skipped, as pipes only affect
 * display.
 */
export interface Pipe<Value, Input = undefined> {
  readonly kind: 'pipe'
  readonly id: string
  readonly [payload]?: (value: Value, input: Input) => Value
}

/** @__NO_SIDE_EFFECTS__ */
export function definePipe<Value, Input = undefined>(id: string): Pipe<Value, Input> {
  return { kind: 'pipe', id }
}
