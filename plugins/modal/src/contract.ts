import { type ContractToken, defineContract, defineSlot, type ScreenItem, type Slot } from '@latchkey/kernel'

export type ThemeMode = 'light' | 'dark' | 'auto'

/** What a host may set of the theme. */
export interface ThemeVariables {
  readonly '--lk-color-mix'?: string
  /** 0–100, per cent. */
  readonly '--lk-color-mix-strength'?: number
  readonly '--lk-font-family'?: string
  /** CSS length; default 10px. */
  readonly '--lk-font-size-master'?: string
  /** CSS length; default 4px. */
  readonly '--lk-border-radius-master'?: string
  /** Embedded mode only: the dialog lives in the top layer. Default 999. */
  readonly '--lk-z-index'?: number
  readonly '--lk-accent'?: string
  readonly '--lk-background'?: string
}

export interface ModalState {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}

export interface OpenOptions {
  /** Without it: the account of a connected visitor, and Connect for everybody else. */
  readonly view?: string
  /** Given to the view as it is. Without it the view is given what stands beside it: `{ namespace }`. */
  readonly arguments?: unknown
  /** CAIP-2 namespace. With the view Connect: the wallets of that chain and no others. */
  readonly namespace?: string
}

/** Where a frame lives, whatever is shown, closed or embedded. */
export interface FrameHost {
  /** The frame's parent; out of reach of the page's style sheets. Inert and not drawn unless it is shown. */
  readonly element: HTMLElement
  /**
   * Shows the element over `area`, an empty element of the open view that has a size, until the signal aborts. In the
   * order of the Tab key it stands where the area does.
   */
  show(area: HTMLElement, signal: AbortSignal): void
}

export interface ModalApi {
  /** Opens a view by name; `latchkey.open` is the typed way. */
  open(options?: OpenOptions): void
  close(): void
  back(): void
  replace(view: string, args?: unknown): void
  /** Back to one view with nothing under it; Connect when none is named. */
  reset(view?: string, args?: unknown): void
  setTheme(theme: { readonly mode?: ThemeMode; readonly variables?: ThemeVariables }): void
  /** Renders the dialog's content into an element of the page; the result removes it (embedded mode). */
  embed(element: Element): () => void
  /**
   * The element for a frame. From the first call on it stays in the page (with `enableEmbedded` too) and never moves,
   * so a frame in it loads once.
   */
  frameHost(): Promise<FrameHost>
}

/**
 * A button in the header while one view is shown. The icon `help`, or one of the plugin: a round button. `network`: a
 * choice that is made here, with its label shown beside the picture.
 */
export interface HeaderAction extends ScreenItem<never, 'help' | 'network'> {
  /** The view it belongs to. */
  readonly view: string
  /**
   * `start` (the default): the first item of the view, where there is no way back. `end`: beside the close button, as
   * many as are filled, also where there is a way back.
   */
  readonly placement?: 'start' | 'end' | undefined
  /** Of the choice; the icon stands in for it. */
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
/** Buttons of the header. What depends on the plugin's state follows it: `fillFromState(ctx, headerActions, item, (state) => …)`. */
export const headerActions: Slot<HeaderAction> =
  /* @__PURE__ */ defineSlot<HeaderAction>('modal:header-actions')
