import { developerMessages as kernelMessages } from '@latchkey/kernel/internal/developer-messages'
import type { DeveloperMessages, ErrorDetails, ErrorTexts } from './text/text'

const brand: unique symbol = Symbol.for('latchkey.error')

const INTERNAL = 'internal SDK error'

export interface ErrorOptions {
  readonly cause?: unknown
  readonly details?: object
}

interface LatchkeyErrorOptions extends ErrorOptions {
  readonly code?: string
  readonly recovery?: string | undefined
  readonly category?: string
}

/** The base class of every error. `message` is a sentence for the user. `code` is stable public API. */
export abstract class LatchkeyError extends Error {
  abstract readonly code: string
  readonly [brand] = true
  // A field, because assigning `name` throws if the page has frozen the built-in prototypes.
  override readonly name: string = this.constructor.name
  readonly category: string = INTERNAL
  /** A sentence that says what the user can do next. */
  readonly recovery: string | undefined
  /** For developers. It is not shown to users. */
  readonly details: object | undefined
  /** Whether it is known that nothing was sent, signed or granted: the error comes before that. */
  declare readonly nothingSent?: boolean
  /** @param options become the fields of the same names */
  constructor(message: string, options: LatchkeyErrorOptions = {}) {
    super(message, options)
    Object.assign(this, options)
  }
}

export interface ErrorClass<Code extends string> {
  readonly texts: ErrorTexts<Code>
  /** @param options `message` stands in for the text, for a sentence with values in it */
  new (options?: ErrorOptions & { readonly message?: string }): LatchkeyError & { readonly code: Code }
}

/**
 * Returns a class of errors, to be extended by a class with a name.
 * @param code stable public API, in capitals
 * @param text a sentence for the user; translations have it by the key `error.{code}`
 * @param recovery a sentence that says what the user can do next; translations have it by the key `recovery.{code}`
 * @example
 * export class TipRefusedError extends defineError('TIP_REFUSED', 'The tip was refused', 'Try again.') {}
 * throw new TipRefusedError({ cause })
 */
// @__NO_SIDE_EFFECTS__
export function defineError<const Code extends string>(
  code: Code,
  text: string,
  recovery?: string,
  category: string = INTERNAL,
): ErrorClass<Code> {
  return class extends LatchkeyError {
    static readonly texts = { code, text, recovery }
    declare readonly code: Code
    constructor(options: ErrorOptions & { readonly message?: string } = {}) {
      super(options.message ?? text, { code, recovery, category, ...options })
    }
  }
}

/** Whether a value is a `LatchkeyError`. Works for errors of another copy of the kernel, for which `instanceof` fails. */
export function isLatchkeyError(value: unknown): value is LatchkeyError {
  return typeof value === 'object' && value !== null && brand in value
}

/** The configuration is invalid. `code` names the mistake. */
export class ConfigurationError extends LatchkeyError {
  declare readonly code: string
  constructor(code: string, details: ErrorDetails = {}, messages: DeveloperMessages = kernelMessages) {
    super(developerMessage(messages, code, details), { code, details, category: 'configuration' })
  }
}

/** The message of an error with this code, or the code and where to look it up if there is no message. */
function developerMessage(messages: DeveloperMessages, code: string, details: ErrorDetails): string {
  return messages[code]?.(details) ?? `${code}. See "Errors" in the README of the package.`
}

export type UsageErrorCode =
  | 'DISPOSED'
  | 'MISSING_PROVIDER'
  | 'NO_OUTLET'
  | 'NO_VIEW'
  | 'PLUGIN_UNAVAILABLE'
  | 'UNKNOWN_VIEW'

/**
 * Wrong use at run time, as `ConfigurationError` is for options. `code` names the mistake: `NO_OUTLET` (no installed
 * plugin shows views, because `modal()` is missing), `UNKNOWN_VIEW` (no installed plugin has the view), `NO_VIEW`
 * (`open()` without a view name, and no plugin chooses the first view), `DISPOSED` (the instance was used after
 * `dispose()`), `MISSING_PROVIDER` (a hook outside `LatchkeyProvider`), `PLUGIN_UNAVAILABLE`.
 */
export class UsageError extends LatchkeyError {
  declare readonly code: UsageErrorCode
  constructor(code: UsageErrorCode, details: ErrorDetails = {}, options: ErrorOptions = {}) {
    super(developerMessage(kernelMessages, code, details), { code, details, ...options })
  }
}
/** The plugin is not installed, has failed, or depends on a plugin that has failed. */
export class PluginUnavailableError extends UsageError {
  constructor(id: string, status: string, options?: ErrorOptions) {
    super('PLUGIN_UNAVAILABLE', { id, status }, options)
  }
}

/** The code of a view could not be loaded. */
export class ViewLoadError extends defineError(
  'VIEW_LOAD',
  'Couldn’t load this part',
  'Check your connection, or reload the page.',
) {
  constructor(view: string, cause: unknown) {
    super({ cause, details: { view } })
  }
}
/** A request was aborted by its caller or replaced by a newer one. `isCancellation` returns true for it. */
export class RequestAbortedError extends defineError('REQUEST_ABORTED', 'Request was aborted') {
  constructor(method: string) {
    super({ details: { method } })
  }
}
/** The page has no `crypto` object, because it is not served over https. */
export class InsecureContextError extends defineError(
  'INSECURE_CONTEXT',
  'This page isn’t secure',
  'Open it with https.',
) {
  override readonly nothingSent = true
}

/** Maximum number of causes that are followed, because a chain of causes may be circular or, with a proxy, endless. */
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
    // Reading a property of the value throws.
  }
  return false
}
