import {
  type ContractToken,
  defineContract,
  defineSlot,
  type Label,
  type Slot,
  type SlotItem,
} from '@latchkey/kernel'

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
  /** An inert element in the shadow root that outlives views, closing and re-mounts. */
  frameHost(): Promise<HTMLElement>
}

/** A button at the start of the header, where one of its views is shown and there is no way back. */
export interface HeaderAction extends SlotItem {
  /** The view it belongs to. */
  readonly view: string
  readonly label: Label
  /** `help`: a round button. `network`: a choice that is made here, with its label shown beside the picture. */
  readonly icon: 'help' | 'network'
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
/** The first item of the view that is shown; fill it with `update` when its label or picture changes. */
export const headerActions: Slot<HeaderAction> =
  /* @__PURE__ */ defineSlot<HeaderAction>('modal:header-actions')
