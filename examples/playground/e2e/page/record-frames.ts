/** The open dialog in one animation frame. */
export interface Frame {
  /** Height of the card in px. */
  readonly height: number
  /** Bottom edge of the card, in px from the top of the window. */
  readonly bottom: number
  readonly title: string
  /** The sum of the views' opacities: 1 is one fully visible view. */
  readonly seen: number
  /** The text of the top view, for failure messages. */
  readonly words: string
}

declare global {
  interface Window {
    /** The frames since the last call. */
    readonly takeFrames: () => readonly Frame[]
  }
}

/** Records the dialog in every animation frame. Runs as source text, so it uses nothing outside itself. */
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
