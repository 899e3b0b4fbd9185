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
  /** Stable code for hosts and tests, such as `ADDRESS_COPIED`. */
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
