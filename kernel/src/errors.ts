import { sentences as kernelSentences } from '#sentences'
import { type Details, describe, type Sentences } from './sentence'

const brand: unique symbol = Symbol.for('latchkey.error')

export interface ErrorOptions {
  readonly cause?: unknown
  readonly details?: object
}

/** The base of every error. `message` is a sentence for the user, `code` is stable public API. */
export abstract class LatchkeyError extends Error {
  abstract readonly code: string
  readonly [brand] = true
  readonly category: string = 'internal SDK error'
  /** What the user can do next, if there is something. */
  readonly recovery: string | undefined = undefined
  /** For developers; never shown. */
  readonly details: object | undefined
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined)
    // Not an assignment: where a page froze the built-in prototypes, assigning `name` throws.
    Object.defineProperty(this, 'name', { value: new.target.name, configurable: true, writable: true })
    this.details = options.details
  }
}

/** By brand, not by `instanceof`: two copies of the kernel must agree. */
export function isLatchkeyError(value: unknown): value is LatchkeyError {
  return typeof value === 'object' && value !== null && brand in value
}

/** A wrong configuration, named by its code. Thrown by `createLatchkey`, always. */
export class ConfigurationError extends LatchkeyError {
  readonly code: string
  override readonly category: string = 'configuration'
  constructor(code: string, details: Details = {}, sentences: Sentences = kernelSentences) {
    super(describe(sentences, code, details), { details })
    this.code = code
  }
}

/** A misuse that only shows while running: unknown view, no outlet, absent plugin. */
abstract class UsageError extends LatchkeyError {
  readonly code: string
  constructor(code: string, details: Details = {}, cause?: unknown) {
    super(describe(kernelSentences, code, details), cause === undefined ? { details } : { details, cause })
    this.code = code
  }
}
/** The plugin is not in the list, has failed, or needs one that has failed. */
export class PluginUnavailableError extends UsageError {
  constructor(id: string, status: string, cause?: unknown) {
    super('PLUGIN_UNAVAILABLE', { id, status }, cause)
  }
}
/** No plugin shows views: `modal()` is not in the list. */
export class NoOutletError extends UsageError {
  constructor(view: string) {
    super('NO_OUTLET', { view })
  }
}
/** No plugin in the list has this view. */
export class UnknownViewError extends UsageError {
  constructor(view: string) {
    super('UNKNOWN_VIEW', { view })
  }
}
/** `open()` without a name, and no plugin says what comes first. */
export class NoViewError extends UsageError {
  constructor() {
    super('NO_VIEW')
  }
}
/** The instance was used after `dispose()`. */
export class DisposedError extends UsageError {
  constructor() {
    super('DISPOSED')
  }
}
/** A hook was called outside `LatchkeyProvider`. */
export class MissingProviderError extends UsageError {
  constructor() {
    super('MISSING_PROVIDER')
  }
}

/** A view's code could not be fetched. */
export class ViewLoadError extends LatchkeyError {
  readonly code = 'VIEW_LOAD'
  override readonly recovery: string | undefined = 'Check the connection, then try again.'
  constructor(view: string, cause: unknown) {
    super('This part could not be loaded', { cause, details: { view } })
  }
}
/** A request was called off by its caller, or by a newer one. `isCancellation` recognises it. */
export class RequestAbortedError extends LatchkeyError {
  readonly code = 'REQUEST_ABORTED'
  constructor(method: string) {
    super('Request was aborted', { details: { method } })
  }
}
/** The page has no `crypto`: it is not served over https. */
export class InsecureContextError extends LatchkeyError {
  readonly code = 'INSECURE_CONTEXT'
  override readonly recovery: string | undefined = 'Open the page over https.'
  constructor() {
    super('This page cannot make secure random values')
  }
}

/** Causes may go round in a circle, and those of a proxy on for ever. */
const CAUSE_LIMIT = 1_000

/**
 * Whether a rejection is a cancellation and no failure: a view that was closed, a request that was called
 * off, an `AbortSignal`, or an error that one of these caused. A refusal in the wallet is none: see `isUserRejection` of
 * `latchkey/errors`.
 */
export function isCancellation(error: unknown): boolean {
  try {
    let one: unknown = error
    for (let depth = 0; typeof one === 'object' && one !== null && depth < CAUSE_LIMIT; depth += 1) {
      const { code, name, cause }: { code?: unknown; name?: unknown; cause?: unknown } = one
      if (name === 'AbortError') return true
      if (isLatchkeyError(one) && (code === 'VIEW_DISMISSED' || code === 'REQUEST_ABORTED')) return true
      one = cause
    }
  } catch {
    // Made of traps.
  }
  return false
}
