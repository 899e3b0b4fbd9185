/** Tolerance for rounding. */
const SLACK_PX = 1.5

export interface LayoutOptions {
  /** Texts that are the same in every language, besides names, addresses and numbers. */
  readonly guests: readonly string[]
  /** Names of wallets, which occur in titles and within sentences. */
  readonly wallets: readonly string[]
  /** The language of every other text. */
  readonly language: 'pseudo' | 'ar' | 'any'
}

/** Lists layout faults. Runs in the page as source text, so it uses nothing outside itself. */
export function layoutFaults({
  guests,
  wallets,
  language,
  slack,
}: LayoutOptions & { readonly slack: number }): readonly string[] {
  const faults: string[] = []
  const roots: (Element | ShadowRoot)[] = []
  for (const host of document.querySelectorAll('[data-latchkey]'))
    if (host.shadowRoot) roots.push(host.shadowRoot)
  for (const button of document.querySelectorAll('[data-latchkey-button]')) roots.push(button)

  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[part~="live-region"], [part~="visually-hidden"]') !== null
  const short = (text: string): string => text.trim().slice(0, 60)
  interface Words {
    readonly text: string
    readonly element: Element
    readonly rects: readonly DOMRect[]
  }
  const wordsIn = (root: Element | ShadowRoot): readonly Words[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Words[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (!element || text.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      found.push({ text, element, rects: isHidden(element) ? [] : [...range.getClientRects()] })
    }
    return found
  }
  /** Describes a text that is cut off and cannot be scrolled to. */
  const clipped = ({ element, rects, text }: Words): string | undefined => {
    // Gone, where there is room for the amount alone.
    if (element.matches('[part~="swaps-balance"]')) return undefined
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(box)
      // A sentence may be cut where it contains a name, since names have any length.
      if (webkitLineClamp !== 'none' && wallets.some((name) => text.includes(name))) return undefined
      if (display === 'inline' || display === 'contents') continue
      const bounds = box.getBoundingClientRect()
      const scrolls = overflowY === 'auto' || overflowY === 'scroll'
      for (const rect of rects) {
        if (rect.left < bounds.left - slack || rect.right > bounds.right + slack)
          return `${overflowX === 'visible' ? 'stands out of' : 'is cut by'} ${box.getAttribute('part') ?? box.className}, sideways`
        if (scrolls || overflowY === 'visible') continue
        if (rect.top < bounds.top - slack * 2 || rect.bottom > bounds.bottom + slack * 2)
          return `is cut by ${box.getAttribute('part') ?? box.className}`
      }
      // A text that is scrolled away is outside of all outer boxes.
      if (scrolls && box.scrollHeight > box.clientHeight + 1) return undefined
    }
    return undefined
  }
  /** The visible part of a text. Banners have none, because they cover the title on purpose. */
  const visible = (words: Words): Words => {
    let rects = words.element.closest('[part~="banner"]') ? [] : words.rects
    for (let box: Element | null = words.element; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue
      const bounds = box.getBoundingClientRect()
      rects = rects.flatMap((rect) => {
        const [left, right] = [Math.max(rect.left, bounds.left), Math.min(rect.right, bounds.right)]
        const [top, bottom] = [Math.max(rect.top, bounds.top), Math.min(rect.bottom, bounds.bottom)]
        return left < right && top < bottom ? [new DOMRect(left, top, right - left, bottom - top)] : []
      })
    }
    return { ...words, rects }
  }
  /**
   * Whether the text is a name of a wallet or network: in a `bdi`, but not in a paragraph. In a title only
   * wallets' names count.
   */
  const isName = ({ element, text }: Words): boolean => {
    const isolated = element.closest('bdi')
    return isolated?.closest('p, h2') === null || (isolated?.closest('h2') !== null && wallets.includes(text))
  }
  /** An amount, a price, an address, an email address, bytes, or an ENS name. */
  const isAmountOrName = (text: string): boolean =>
    /^([−+]?[\d.,]+ \p{L}[\p{L}\d]*( \([\d.]+\u200e?%\u200e?\))?|1 \S+ = [\d.,]+ \S+|0x[\da-f]+(…\u2060?[\da-f]*)?|\S+@\S+|\S+\.eth)$/iu.test(
      text,
    )
  /** A date by `Intl`, which has no pseudo-locale. */
  const isDate = (text: string): boolean =>
    /^([A-Z][a-z]{2} \d+, \d{4}, .*|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}|(January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?|\d+ (min|hr)\. ago|now)$/.test(
      text,
    )
  const isData = (text: string): boolean => {
    // An Arabic text isolates a value that it names alone.
    const bare = text.replace(/[\u2066-\u2069]/g, '').trim()
    return isAmountOrName(bare) || isDate(bare)
  }
  const standsForItself = (words: Words): boolean =>
    isName(words) ||
    isData(words.text) ||
    // An email address, which may be split before its “@”.
    isData(words.element.textContent ?? '') ||
    words.element.closest('[part~="address"], [part~="receive-address"], [part~="balance"], svg') !== null ||
    guests.includes(words.text.trim()) ||
    !/\p{L}.*\p{L}/u.test(words.text)

  for (const root of roots) {
    const words = wordsIn(root)
    let depth = 0
    for (const one of words) {
      const before = depth
      depth += (one.text.match(/⟦/g)?.length ?? 0) - (one.text.match(/⟧/g)?.length ?? 0)
      const wrong =
        language === 'pseudo'
          ? before === 0 && !one.text.trim().startsWith('⟦')
          : language === 'ar' && !/\p{Script=Arabic}/u.test(one.text)
      if (wrong && !standsForItself(one)) faults.push(`"${short(one.text)}" did not come from the language`)
      // Names of wallets and networks may be cut, since they have any length.
      const how = isName(one) ? undefined : clipped(one)
      if (how) faults.push(`"${short(one.text)}" ${how}`)
    }
    if (depth !== 0) faults.push('a bracket is missing')
    const seen = words.map(visible).filter(({ rects }) => rects.length > 0)
    for (const [index, a] of seen.entries())
      for (const b of seen.slice(index + 1))
        for (const x of a.rects)
          for (const y of b.rects) {
            const width = Math.min(x.right, y.right) - Math.max(x.left, y.left)
            const height = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top)
            if (width > slack * 2 && height > slack * 3)
              faults.push(`"${short(a.text)}" lies on "${short(b.text)}"`)
          }
    for (const element of root.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)
        if (!text || !/\p{L}/u.test(text) || guests.includes(text) || isData(text) || text.startsWith('0x'))
          continue
        // A name that may be cut has itself as its title.
        if (
          name === 'title' &&
          [element, ...element.querySelectorAll('bdi')].some(({ textContent }) => textContent === text)
        )
          continue
        if (language === 'pseudo' && !text.includes('⟦'))
          faults.push(`${name} "${short(text)}" did not come from the language`)
        if (language === 'ar' && !/\p{Script=Arabic}/u.test(text))
          faults.push(`${name} "${short(text)}" did not come from the language`)
      }
    for (const box of root.querySelectorAll('[part~="card"], [part~="banner"], [part~="alert-bar"]')) {
      const { left, right } = box.getBoundingClientRect()
      if (left < -slack || right > innerWidth + slack)
        faults.push(`${box.getAttribute('part')} is wider than the screen`)
    }
  }
  const page = document.scrollingElement
  if (page && page.scrollWidth > innerWidth + 1)
    faults.push(`the page scrolls sideways by ${page.scrollWidth - innerWidth} px`)
  return [...new Set(faults)]
}

export const layoutSlackPx: number = SLACK_PX
