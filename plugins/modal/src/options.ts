import type { ThemeMode, ThemeVariables } from './contract'

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
