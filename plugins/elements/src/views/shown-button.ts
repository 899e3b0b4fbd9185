import type { ModalState } from '@latchkey/modal/contract'
import * as buttons from 'latchkey/buttons'
import type { Drawing, Dress, Piece } from './drawing'

export interface Frame {
  readonly drawing: Drawing | undefined
  readonly disabled: boolean
  /** `undefined` on a page without the dialog. */
  readonly modal: ModalState | undefined
}

/** The button in an element's shadow root. It is the same element as long as something is shown, so it keeps the focus. */
export interface ShownButton {
  show(frame: Frame): void
  /** Makes it inert, with the look that it has. */
  disable(): void
}

/** What the button does. `view` is the drawn one. */
export interface ButtonActions {
  preload(view: string): void
  open(view: string, args: object | undefined): void
}

export function createShownButton(root: ShadowRoot, actions: ButtonActions): ShownButton {
  const button = root.ownerDocument.createElement('button')
  let drawn: Drawing | undefined
  /** What the button's pieces were made of, in their order. */
  let keys: readonly string[] = []
  const preload = (): void => {
    if (drawn) actions.preload(drawn.view)
  }
  button.type = 'button'
  button.part.value = 'button'
  button.setAttribute('aria-haspopup', 'dialog')
  for (const name of ['pointerenter', 'pointerdown', 'focus']) button.addEventListener(name, preload)
  button.addEventListener('click', () => {
    if (drawn) actions.open(drawn.view, drawn.args)
  })
  return {
    show({ drawing, disabled, modal }) {
      drawn = drawing
      if (!drawing) {
        button.remove()
        return
      }
      const { name, look, busy, title, view } = drawing
      button.className = `${buttons.button} ${look}`
      button.dataset['latchkeyButton'] = name
      button.dataset['theme'] = modal?.themeMode ?? 'auto'
      button.setAttribute('aria-busy', String(busy || modal?.loadingView === view))
      button.disabled = disabled
      button.title = title ?? ''
      paint(button, modal?.themeVariables ?? {})
      keys = fill(button, drawing, keys)
      if (!button.isConnected) root.append(button)
    },
    disable() {
      drawn = undefined
      button.disabled = true
    },
  }
}

/** Sets the theme's variables, and removes those that it no longer has. */
function paint({ style }: HTMLElement, variables: ModalState['themeVariables']): void {
  for (const name of [...style]) if (!(name in variables)) style.removeProperty(name)
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, String(value))
}

/** Replaces the pieces that differ. The others stay, so that a picture is not loaded again. Returns what they are made of. */
function fill(button: HTMLElement, { pieces, dress }: Drawing, before: readonly string[]): readonly string[] {
  const keys = pieces.map((piece) => JSON.stringify(piece))
  pieces.forEach((piece, index) => {
    const old = button.children[index]
    if (old && before[index] === keys[index]) return
    const made = createPiece(button.ownerDocument, piece, dress)
    if (old) old.replaceWith(made)
    else button.append(made)
  })
  while (button.children.length > pieces.length) button.lastChild?.remove()
  return keys
}

function createPiece(document: Document, piece: Piece, dress: Dress | undefined): HTMLElement {
  const element = document.createElement(piece.tag)
  element.className = piece.className
  element.part.value = piece.part
  if (piece.text !== undefined) element.textContent = piece.text
  else dress?.(element, piece)
  return element
}
