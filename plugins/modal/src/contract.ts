import { type ContractToken, defineContract, defineSlot, type ScreenItem, type Slot } from '@latchkey/kernel'

export type ThemeMode = 'light' | 'dark' | 'auto'

/** What a host may set of the theme. */
export interface ThemeVariables {
  /** A colour, mixed into the surface. */
  readonly '--lk-color-mix'?: string
  /** 0–100, per cent. */
  readonly '--lk-color-mix-strength'?: number
  /** A font list. */
  readonly '--lk-font-family'?: string
  /** CSS length; default 10px. */
  readonly '--lk-font-size-master'?: string
  /** CSS length; default 4px. */
  readonly '--lk-border-radius-master'?: string
  /** Embedded mode only: the dialog lives in the top layer. Default 999. */
  readonly '--lk-z-index'?: number
  /** A colour, instead of brass. */
  readonly '--lk-accent'?: string
  /** A colour, instead of the surface. */
  readonly '--lk-background'?: string
}

export interface ModalState {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}

export interface OpenOptions {
  /** Default: `Account` with a connection, `Connect` without one. */
  readonly view?: string
  /** The arguments of the view. Default: `{ namespace }`, with the member below. */
  readonly arguments?: unknown
  /** CAIP-2 namespace. The view `Connect` then lists the wallets of that chain only. */
  readonly namespace?: string
}

/** The element for an iframe of a plugin, so that the frame loads once. */
export interface FrameHost {
  /** The frame's parent; style sheets of the page do not reach it. Inert and not drawn unless it is shown. */
  readonly element: HTMLElement
  /**
   * Shows the element over `area`, an empty element of the open view that has a size, until the signal aborts. The Tab
   * key reaches it at the area's position.
   */
  show(area: HTMLElement, signal: AbortSignal): void
  /**
   * For the frame's own page to report that Escape was pressed in it: a frame that has the focus gets the key instead of this
   * page. Does what the key does here; nothing while the frame is not shown or has not the focus.
   */
  escape(): void
}

export interface ModalApi {
  /** Opens a view by name; `latchkey.open` is typed, and throws the same. */
  open(options?: OpenOptions): void
  /** Closes the dialog, unless a guard refuses. */
  close(): void
  /** One view back; on the last one it closes. */
  back(): void
  /** Shows another view instead of the top one. */
  replace(view: string, args?: unknown): void
  /** Replaces the whole stack with one view; default `Connect`. */
  reset(view?: string, args?: unknown): void
  /**
   * Changes the look at once; `variables` replace those that were set before.
   * @throws `ConfigurationError` `INVALID_THEME`
   */
  setTheme(theme: { readonly mode?: ThemeMode; readonly variables?: ThemeVariables }): void
  /** Embedded mode: renders the dialog's content into an element of the page. The result removes it. */
  embed(element: Element): () => void
  /**
   * The element for a frame. From the first call on it stays in the page (with `enableEmbedded` too) and never moves,
   * so a frame in it loads once.
   */
  frameHost(): Promise<FrameHost>
}

/**
 * A button in the header of one view. With the icon `help` or an icon of the plugin it is a round button; with `network`
 * it shows a picture and its label, for a choice.
 */
export interface HeaderAction extends ScreenItem<never, 'help' | 'network'> {
  /** Name of the view whose header shows it. */
  readonly view: string
  /**
   * `start` (the default): instead of the back button while there is none; only the first such item of a view is shown.
   * `end`: beside the close button; all of them are shown.
   */
  readonly placement?: 'start' | 'end' | undefined
  /** Picture of a `network` button; without it the icon is shown. */
  readonly imageUrl?: string | undefined
  run(): void
}

export interface ModalContract {
  readonly id: 'modal'
  readonly api: ModalApi
  readonly state: ModalState
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const modalContract: ContractToken<ModalContract> = /* @__PURE__ */ defineContract<ModalContract>(
  'modal',
  1,
)
/** Buttons of the header. For an item that depends on the plugin's state: `fillFromState(ctx, headerActions, item, (state) => …)`. */
export const headerActions: Slot<HeaderAction> =
  /* @__PURE__ */ defineSlot<HeaderAction>('modal:header-actions')
