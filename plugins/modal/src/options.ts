import type { ThemeMode, ThemeVariables } from './contract'

export interface ModalOptions {
  /** Default: `auto`, the setting of the user's system. */
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  /** Appends nothing to `body`: `embed(element)` sets the element that contains the dialog's portal. */
  readonly disableAppend?: boolean
  /** The content never opens as a dialog; it is shown in the element given to `embed`. */
  readonly enableEmbedded?: boolean
}
