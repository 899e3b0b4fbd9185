import { LatchkeyError } from '../errors'

/** A page has opened a view with arguments that it does not take. Pages without types can do that. */
export class InvalidViewArgumentsError extends LatchkeyError {
  readonly code = 'INVALID_VIEW_ARGUMENTS'
  override readonly recovery = 'Tell the people who run this site.'
  constructor(view: string, details: { readonly argument?: string; readonly cause?: unknown } = {}) {
    const { argument, cause } = details
    super('This was opened with wrong values', {
      cause,
      details: { view, ...(argument === undefined ? {} : { argument }) },
    })
  }
}
