/** Returns the text of a key, or `english` if the language does not have it. `{name}` is replaced by the value `name`. */
export type Translate = (
  key: string,
  english: string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Returns the text of a key of one catalogue, with its `{placeholders}` filled in. */
export type TextOf<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** A translatable text: `(t) => t('send.title', 'Send')`. */
export type Label<Args = unknown> = (t: Translate, args: Args) => string

/**
 * Returns a function that gives labels of a catalogue: titles of views, texts of notices.
 * @param texts the English texts by key
 * @example
 * const labelOf = labelsOf(copy)
 * ctx.notify({ surface: 'banner', variant: 'success', code: 'TIP_SENT', text: labelOf('tip.sent', { amount: '0.1' }) })
 */
export function labelsOf<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): (key: Key, values?: Readonly<Record<string, string | number>>) => Label {
  return (key, values) => (t) => t(key, texts[key], values)
}

/** A message of a plugin to the user. The modal plugin shows it, or the host in a page without a dialog. */
export interface Notice {
  readonly surface: 'banner' | 'alert'
  readonly variant: 'info' | 'success' | 'loading' | 'warning' | 'error'
  /** Stable code for hosts and tests, such as `BALANCE_UNAVAILABLE`. */
  readonly code: string
  readonly text: Label
  /** For alerts: a link to more information, such as a block explorer. It opens in a new tab. https only. */
  readonly link?: { readonly label: Label; readonly url: string }
  /** Aborts when the notice is no longer valid. Then it is removed, or not shown at all. */
  readonly signal?: AbortSignal
}

/** The handle with which a plugin updates or dismisses its notice. */
export interface NoticeHandle {
  /**
   * Changes the shown notice, or shows it again if it has disappeared. Does nothing after `dismiss`.
   * @example
   * const notice = ctx.notify({ surface: 'banner', variant: 'loading', code: 'SENDING', text: sending })
   * notice.update({ variant: 'success', code: 'SENT', text: sent })
   */
  update(patch: Partial<Omit<Notice, 'signal'>>): void
  /** Removes the notice. */
  dismiss(): void
}

/** A language and its texts. For missing keys the English texts of the plugins are used. */
export interface Language {
  /** BCP 47 tag, such as `en`, `ar` or `pt-BR`. */
  readonly locale: string
  /** Texts by key. `{name}` is a placeholder for a value. A host can also replace single texts here. */
  readonly texts: Readonly<Record<string, string>>
}

export const english: Language = { locale: 'en', texts: {} }

/** Copies the host's object, so that it is not frozen and later changes by the host have no effect. */
export function copyLanguage({ locale, texts }: Language): Language {
  return { locale, texts: { ...texts } }
}

/** Creates the translation function of a language. Unknown placeholders are not replaced, so that mistakes are visible. */
export function createTranslate(language: Language): Translate {
  return (key, fallback, values) => {
    const text = Object.hasOwn(language.texts, key) ? (language.texts[key] ?? fallback) : fallback
    if (!values) return text
    return text.replace(/\{(\w+)\}/g, (mark, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : mark,
    )
  }
}

/**
 * Returns every text of a package: those of its views, and those of its errors by the keys with which views look them up,
 * `error.{code}` and `recovery.{code}`.
 * @param texts by key
 * @param errors their classes. One with several codes has a list of texts
 * @example
 * export const english = withErrorTexts(texts, [TipRefusedError])
 */
export function withErrorTexts(
  texts: Readonly<Record<string, string>>,
  errors: readonly { readonly texts: ErrorTexts | readonly ErrorTexts[] }[],
): Readonly<Record<string, string>> {
  const ofErrors = errors
    .flatMap(({ texts: ofClass }) => ofClass)
    .flatMap(({ code, text, recovery }) => [
      [`error.${code}`, text],
      ...(recovery === undefined ? [] : [[`recovery.${code}`, recovery]]),
    ])
  return { ...texts, ...Object.fromEntries(ofErrors) }
}

/** What every class made by `defineError` says of its errors. */
export interface ErrorTexts<Code extends string = string> {
  readonly code: Code
  /** A sentence for the user: `message` of every instance. */
  readonly text: string
  /** A sentence that says what the user can do next. */
  readonly recovery: string | undefined
}

/** What a message names, such as the option that is wrong. */
export type ErrorDetails = Readonly<Record<string, string>>

/** Messages for developers by error code. The production build has none. */
export type DeveloperMessages = Readonly<Partial<Record<string, (details: ErrorDetails) => string>>>
