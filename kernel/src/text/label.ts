/** Looks a text up by key; `english` stands in when the language has none. `{name}` is replaced from `values`. */
export type Translate = (
  key: string,
  english: string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** A text that follows the language: `(t) => t('send.title', 'Send')`. */
export type Label<Args = unknown> = (t: Translate, args: Args) => string

/** Something a plugin tells the visitor. The modal, or a headless host, shows it. */
export interface Notice {
  readonly surface: 'banner' | 'alert'
  readonly variant: 'info' | 'success' | 'loading' | 'warning' | 'error'
  /** Stable, for hosts and tests: `ADDRESS_COPIED`. */
  readonly code: string
  readonly text: Label
  /** Aborted when it is no longer true. An alert closes then, and is not shown where that is before it was. */
  readonly signal?: AbortSignal
}
