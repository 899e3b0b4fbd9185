import { type ContractToken, defineContract, defineSlot, type ScreenItem, type Slot } from '@latchkey/kernel'

export interface ModalOptions {
  /** `auto` follows the user's system. Default: `auto`. */
  readonly themeMode?: ThemeMode
  /** Colours, font, corner radii and sizes of the dialog and of the page's buttons. */
  readonly themeVariables?: ThemeVariables
  /** If true, nothing is appended to `body`. `embed(element)` sets the element that contains the dialog. Default: false. */
  readonly disableAppend?: boolean
  /** If true, the content never opens as a dialog, only in the element given to `embed`. Default: false. */
  readonly enableEmbedded?: boolean
}

export type ThemeMode = 'light' | 'dark' | 'auto'

/** The theme variables that a host may set. */
export interface ThemeVariables {
  /** CSS colour that is mixed into the surface. */
  readonly '--lk-color-mix'?: string
  /** Share of `--lk-color-mix`, in per cent: 0–100. Default: 0. */
  readonly '--lk-color-mix-strength'?: number
  /** CSS `font-family` list. */
  readonly '--lk-font-family'?: string
  /** CSS length from which text sizes and spacing are calculated. Default: 10px. */
  readonly '--lk-font-size-master'?: string
  /** CSS length from which corner radii are calculated. Default: 4px. */
  readonly '--lk-border-radius-master'?: string
  /** CSS `z-index` of embedded content. The modal dialog is in the top layer and needs none. Default: 999. */
  readonly '--lk-z-index'?: number
  /** CSS colour of primary buttons and focus rings. Default: a brass yellow. */
  readonly '--lk-accent'?: string
  /** CSS colour of the dialog's surface. */
  readonly '--lk-background'?: string
}

export interface ModalState {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  /** The view that was asked for, while the code of the dialog itself is being fetched. */
  readonly loadingView?: string | undefined
}

export interface OpenOptions {
  /** Name of the view. Default: `Account` when a wallet is connected, `Connect` otherwise. */
  readonly view?: string
  /** The arguments of the view. Default: `{ namespace }` with the namespace below. */
  readonly arguments?: unknown
  /** CAIP-2 namespace. The view `Connect` lists only wallets of this namespace. */
  readonly namespace?: string
}

/** The container for a plugin's iframe. It never moves in the document, because moving an iframe reloads it. */
export interface FrameHost {
  /**
   * The parent for the iframe, in a shadow root that the page's style sheets do not affect. It is inert and not rendered
   * unless it is shown.
   */
  readonly element: HTMLElement
  /**
   * Shows the element over `area` until the signal aborts. `area` is an empty element of the open view that has a size.
   * The Tab key reaches the iframe at the area's position in the view.
   */
  show(area: HTMLElement, signal: AbortSignal): void
  /**
   * To be called when Escape was pressed inside the iframe, because this page receives no key events from there. Does the
   * same as Escape in the dialog. Does nothing unless the iframe has the focus.
   */
  escape(): void
}

export interface ModalApi {
  /** Opens a view by name, untyped. `latchkey.open` does the same with types, and throws the same errors. */
  open(options?: OpenOptions): void
  /** Closes the dialog, unless a `beforeClose` guard refuses. */
  close(): void
  /** Goes back to the previous view. On the first view it closes the dialog. */
  back(): void
  /** Replaces the top view of the stack. */
  replace(view: string, args?: unknown): void
  /** Replaces the whole stack by one view. Default: `Connect`. */
  reset(view?: string, args?: unknown): void
  /**
   * Changes the theme at once. `variables` replaces all variables that were set before.
   * @throws `ConfigurationError` `INVALID_THEME`
   */
  setTheme(theme: { readonly mode?: ThemeMode; readonly variables?: ThemeVariables }): void
  /** Renders the dialog's content into an element of the page. Returns a function that removes it. */
  embed(element: Element): () => void
  /**
   * Resolves with the container for an iframe. From the first call on it stays in the document, with `enableEmbedded`
   * too. Rejects with a `DOMException` `InvalidStateError` when the latchkey is not started.
   */
  frameHost(): Promise<FrameHost>
}

/**
 * A button in the header of one view. With the icon `help` or an icon of the plugin it is a round icon button. With the
 * icon `network` it shows a picture and its label.
 */
export interface HeaderAction extends ScreenItem<never, 'help' | 'network'> {
  /** Name of the view whose header shows it. */
  readonly view: string
  /**
   * `start` (default): at the position of the back button, while there is no back button. Only the first such item of a
   * view is shown. `end`: beside the close button. All such items are shown.
   */
  readonly placement?: 'start' | 'end' | undefined
  /** URL of the picture of a `network` button. Without it the icon is shown. */
  readonly imageUrl?: string | undefined
  /** Called on a click. */
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
/**
 * The slot for buttons in the header. An item that depends on its plugin's state is added with
 * `ctx.fill(headerActions, item).update({ disabled })`.
 */
export const headerActions: Slot<HeaderAction> =
  /* @__PURE__ */ defineSlot<HeaderAction>('modal:header-actions')
