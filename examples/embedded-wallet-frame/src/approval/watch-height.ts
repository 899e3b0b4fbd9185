/** Of `section::after`, which fades what is below. */
const FADE_PX = 20

/** The height in px at which the card in `root` shows all its facts without scrolling; `undefined` without a card. */
export function neededHeight(root: HTMLElement): number | undefined {
  const facts = root.querySelector('section')
  const last = facts?.lastElementChild
  if (!facts || !last) return undefined
  const shown = facts.getBoundingClientRect()
  const content = last.getBoundingClientRect().bottom - shown.top + facts.scrollTop + FADE_PX
  return Math.ceil(root.getBoundingClientRect().height - shown.height + content)
}

/** Tells the needed height of each card, also where it is that of the card before, and each change of it. */
export function watchHeight(root: HTMLElement, tell: (height: number) => void): void {
  let told: number | undefined
  const measure = (): void => {
    const height = neededHeight(root)
    const isNew = height !== undefined && height !== told
    // The page has forgotten it with the card.
    told = height
    if (isNew) tell(height)
  }
  const sizes = new ResizeObserver(measure)
  new MutationObserver(() => {
    sizes.disconnect()
    for (const part of root.querySelectorAll('main > *, section > *')) sizes.observe(part)
    measure()
  }).observe(root, { childList: true })
  sizes.observe(root)
}
