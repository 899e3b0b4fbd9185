import { internalsOf } from './instance-parts'
import type { Latchkey } from './latchkey'
import type { Remove } from './scope'
import type { Language } from './text/text'

/** What a binding to another way of drawing than React needs of an instance, besides its public methods. */
export interface Binding {
  /** The language of the moment. */
  language(): Language
  /** Calls `onChange` when the language has changed. Returns a function that unsubscribes. */
  watchLanguage(onChange: () => void): Remove
  /** Emits `kernel:error`. */
  report(pluginId: string, error: unknown): void
}

/**
 * Returns what a binding needs of an instance.
 * @example
 * const { language, watchLanguage } = bindingOf(latchkey)
 * const end = watchLanguage(() => draw(createTranslate(language())))
 */
export function bindingOf(latchkey: Latchkey): Binding {
  const { language, bus } = internalsOf(latchkey).parts
  return {
    language: language.get,
    watchLanguage: (onChange) => language.subscribe(onChange),
    report: (pluginId, error) => bus.emit('kernel:error', { pluginId, error }),
  }
}
