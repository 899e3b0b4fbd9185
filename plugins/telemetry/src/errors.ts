import { LatchkeyError } from '@latchkey/kernel'
import type { ErrorCategory } from './contract'

/** An error of the host's own code that `wrap` has reported. Its message is that of its cause. */
export class WrappedError extends LatchkeyError {
  readonly code = 'WRAPPED_ERROR'
  override readonly category: ErrorCategory
  constructor(category: ErrorCategory, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'Unknown error', { cause })
    this.category = category
  }
}
