/**
 * Runs in the page: returns texts that are cut or that overflow, and words that are broken inside. Screen-reader texts do not
 * count.
 */
export function textFaults(): readonly string[] {
  const faults: string[] = []
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways')

  const parentOf = (element: Element): Element | undefined => {
    const root = element.getRootNode()
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined)
  }
  const isVisuallyHidden = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none'

  const linesOf = (text: Text, start: number, end: number): number => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  /** Longer ones have no place to break, such as an address or the gallery's longest symbol, and may be broken anywhere. */
  const LONGEST_WORD = 17
  const brokenWords = (text: Text): readonly string[] =>
    [...text.data.matchAll(/\S+/g)]
      .filter(({ 0: token }) => token.length <= LONGEST_WORD)
      .flatMap(({ 0: token, index: start }) =>
        [...token.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
          // Chinese and Japanese have no spaces, and break between any two letters.
          !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(token) &&
          linesOf(text, start + index, start + index + word.length) > 1
            ? [word]
            : [],
        ),
      )

  const check = (text: Text): void => {
    const words = text.data.trim()
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (words === '' || width === 0) return
    let around: Element | undefined = text.parentElement ?? undefined
    if (around && !isVisuallyHidden(around))
      for (const word of brokenWords(text)) faults.push(`“${word}” of “${words}” is broken`)
    for (; around; around = parentOf(around)) {
      if (isVisuallyHidden(around)) return
      const { overflowX, textOverflow, webkitLineClamp, opacity } = getComputedStyle(around)
      // Cut with an ellipsis on purpose, or replaced by a spinner.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || opacity === '0') return
      const frame = around.closest('button, a, [part~="header"]')?.getBoundingClientRect()
      if (frame && (top < frame.top - 1 || bottom > frame.bottom + 1))
        faults.push(`“${words}” is higher than what holds it`)
      const box = around.getBoundingClientRect()
      const holds = overflowX !== 'visible' || around.matches('button, a, [part~="card"]')
      if (holds && (left < box.left - 1 || right > box.right + 1))
        faults.push(`“${words}” sticks out of ${around.getAttribute('part') ?? around.tagName}`)
    }
  }

  const walk = (root: Node): void => {
    for (const node of root.childNodes) {
      if (node instanceof Text) check(node)
      if (node instanceof Element && !(node instanceof HTMLScriptElement)) {
        if (node.shadowRoot) walk(node.shadowRoot)
        walk(node)
      }
    }
  }
  walk(document.body)
  return [...new Set(faults)]
}
