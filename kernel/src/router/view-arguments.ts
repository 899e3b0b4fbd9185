import { defineError } from '../errors'

/** A page has opened a view with arguments that it does not take. Pages without types can do that. */
export class InvalidViewArgumentsError extends defineError(
  'INVALID_VIEW_ARGUMENTS',
  'This was opened with wrong values',
  'Contact this site’s support.',
) {
  constructor(view: string, details: { readonly argument?: string; readonly cause?: unknown } = {}) {
    const { argument, cause } = details
    super({
      cause,
      details: { view, ...(argument === undefined ? {} : { argument }) },
    })
  }
}

interface ValuesByType {
  readonly string: string
  readonly number: number
  readonly bigint: bigint
}
type TypesOfArguments = Readonly<Record<string, readonly (keyof ValuesByType)[]>>
type CheckedArguments<Types extends TypesOfArguments> = {
  readonly [Name in keyof Types]?: ValuesByType[Types[Name][number]]
}

/**
 * Throws `INVALID_VIEW_ARGUMENTS` for the first argument of another type, so that the dialog shows what is wrong instead of a
 * view that fails somewhere else. To be called when a view is rendered. `undefined` is allowed.
 * @param types the types of each argument
 * @example checkViewArgs('WalletSend', args, { to: ['string'], amount: ['string'] })
 */
export function checkViewArgs<const Types extends TypesOfArguments>(
  view: string,
  args: unknown,
  types: Types,
): asserts args is CheckedArguments<Types> | undefined {
  if (args === undefined) return
  if (typeof args !== 'object' || args === null) throw new InvalidViewArgumentsError(view)
  for (const [argument, allowed] of Object.entries(types)) {
    const value: unknown = Reflect.get(args, argument)
    if (value !== undefined && !allowed.some((type) => typeof value === type))
      throw new InvalidViewArgumentsError(view, { argument })
  }
}
