/** Looks a text up by key; falls back to `english` when the language has none. `{name}` is replaced from `values`. */
export type Translate = (
  key: string,
  english: string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** A text that follows the language: `(t) => t('send.title', 'Send')`. */
export type Label<Args = unknown> = (t: Translate, args: Args) => string

/** A message of a plugin to the user. The modal, or a headless host, shows it. */
export interface Notice {
  readonly surface: 'banner' | 'alert'
  readonly variant: 'info' | 'success' | 'loading' | 'warning' | 'error'
  /** Stable, for hosts and tests: `ADDRESS_COPIED`. */
  readonly code: string
  readonly text: Label
  /** On an alert: a page with more about it, such as a block explorer's, opened in a tab of its own. https only. */
  readonly link?: { readonly label: Label; readonly url: string }
  /** Aborted when it is no longer true. It is taken away then, or not shown at all. */
  readonly signal?: AbortSignal
}

/** What the plugin that gave a notice may do with it later. */
export interface NoticeHandle {
  /**
   * Changes what is shown, or shows it again when it has gone meanwhile. Does nothing once it was dismissed.
   * @example
   * const notice = ctx.notify({ surface: 'banner', variant: 'loading', code: 'SENDING', text: sending })
   * notice.update({ variant: 'success', code: 'SENT', text: sent })
   */
  update(patch: Partial<Omit<Notice, 'signal'>>): void
  /** Takes it away. */
  dismiss(): void
}
