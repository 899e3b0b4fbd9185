import type { ThemeMode, ThemeVariables } from './contract'

export interface ModalOptions {
  /** Default: `auto`, the setting of the user's system. */
  readonly themeMode?: ThemeMode
  /** Colours, font, corners, sizes; set on the dialog's portal and on the page's buttons. */
  readonly themeVariables?: ThemeVariables
  /** Appends nothing to `body`: `embed(element)` sets the element that contains the dialog's portal. Default: false. */
  readonly disableAppend?: boolean
  /** The content never opens as a dialog; it is shown in the element given to `embed`. Default: false. */
  readonly enableEmbedded?: boolean
}
