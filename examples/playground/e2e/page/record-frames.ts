/** One painted moment of the open dialog. */
export interface Frame {
  /** px of the card. */
  readonly height: number
  /** px from the top of the window to the card's bottom. */
  readonly bottom: number
  readonly title: string
  /** How much of the views can be seen, each by its opacity: 1 is one view in full. */
  readonly seen: number
  /** The text of the view on top, for the message of a failure. */
  readonly words: string
}

declare global {
  interface Window {
    /** The frames since the last call. */
    readonly takeFrames: () => readonly Frame[]
  }
}

/** Records the dialog in every frame from the first script on. Uses nothing outside itself: it runs as source text. */
export function recordFrames(): void {
  let frames: Frame[] = []
  const look = (): void => {
    const dialog = document.querySelector('[data-latchkey]')?.shadowRoot?.querySelector('dialog[open]')
    const card = dialog?.querySelector<HTMLElement>('[part~="card"]')
    if (dialog && card) {
      const box = card.getBoundingClientRect()
      const areas = [...card.querySelectorAll('[part~="scroll-area"]')]
      const views = areas
        .flatMap((area) => area.parentElement ?? [])
        .filter((view) => !view.parentElement?.closest('[part~="scroll-area"]'))
      const words = views.map((view) => view.textContent?.trim() ?? '')
      const seen = views.map((view, index) => {
        const hasContent = words[index] !== '' || view.querySelector('[part~="skeleton"]')
        return hasContent ? Number(getComputedStyle(view).opacity) : 0
      })
      frames.push({
        height: card.offsetHeight,
        bottom: Math.round(box.bottom),
        title: dialog.querySelector('h2')?.textContent ?? '',
        seen: seen.reduce((sum, one) => sum + one, 0),
        words: (words[0] ?? '').slice(0, 40),
      })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(globalThis, {
    takeFrames: () => {
      const taken = frames
      frames = []
      return taken
    },
  })
}
