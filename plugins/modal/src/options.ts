import type { ThemeMode, ThemeVariables } from './contract'

export interface ModalOptions {
  /** Default: `auto`, as the visitor's system says. */
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  /** Nothing is appended to the page's body: `embed(element)` says where the dialog's portal goes. */
  readonly disableAppend?: boolean
  /** The content never opens as a dialog; it stands in the element given to `embed`. */
  readonly enableEmbedded?: boolean
}
