import type { Latchkey, Translate } from '@latchkey/kernel'
import type { SessionState } from '@latchkey/session/contract'

/** What an element shows. */
export interface Drawing {
  /** Value of the attribute `data-latchkey-button`, as on the buttons of React. */
  readonly name: 'connect' | 'account' | 'network' | 'wallet'
  /** Classes besides that of every button. */
  readonly look: string
  readonly busy: boolean
  readonly title?: string
  /** The view that a click opens, with its arguments. */
  readonly view: string
  readonly args?: object | undefined
  readonly pieces: readonly Piece[]
  /** Completes the elements of pieces without text. */
  readonly dress?: Dress | undefined
}

export type Dress = (element: HTMLElement, piece: Piece) => void

/** An element in the button. */
export interface Piece {
  readonly tag: 'span' | 'bdi' | 'img'
  readonly part: string
  readonly className: string
  readonly text?: string
  /** The URL of an `img`. */
  readonly src?: string
  /** The name of a mark, for screen readers. A piece without text and label is hidden from them. */
  readonly label?: string
  /** A `background-image`. */
  readonly background?: string
}

/** What a drawing is made of. */
export interface DrawingSource {
  readonly latchkey: Latchkey
  readonly session: SessionState
  readonly t: Translate
  readonly locale: string
  /** The value of an attribute of the element. */
  readonly attribute: (name: string) => string | undefined
  /** The code of what is shown besides the connect button. Until it is loaded, `undefined`; then everything is drawn again. */
  readonly quiet: () => QuietDrawings | undefined
}

/** What the elements show besides the connect button. */
export interface QuietDrawings {
  readonly sheets: readonly string[]
  readonly drawAccount: Draw
  readonly drawNetwork: Draw
  readonly drawWallet: Draw
  readonly dress: Dress
  /** The content of the connect button while a connection is pending. */
  busyPieces(source: DrawingSource): readonly Piece[]
}

/** `undefined`: the element is empty. */
export type Draw = (source: DrawingSource) => Drawing | undefined
