import type { Page } from '@playwright/test'

declare global {
  interface Window {
    readonly announcements: string[]
  }
}

/** Records what a screen reader would announce of the dialog, for `announcementsOf`. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(recordAnnouncements)
}

/** The announcements since `forget`, in order. */
export async function announcementsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.announcements)
}

export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => window.announcements.splice(0))
}

/**
 * Runs in the page as source text. Records live regions that appear with text, changed text in a region (an
 * atomic region as a whole), and the name of a dialog that gets the focus, but no removed text.
 */
function recordAnnouncements(): void {
  const announcements: string[] = []
  Object.assign(globalThis, { announcements })
  const REGION = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
  const wordsOf = (element: Element): string => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '')
    return words.join(' ').replace(/\s+/g, ' ').trim()
  }
  const said = new WeakMap<Element, string>()
  const say = (region: Element): void => {
    const words = wordsOf(region)
    const before = said.get(region) ?? ''
    said.set(region, words)
    if (words !== '' && words !== before) announcements.push(words)
  }
  const regionsOf = (records: readonly MutationRecord[]): ReadonlySet<Element> => {
    const regions = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const around = element?.closest(REGION)
      if (around) regions.add(around)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(REGION)) regions.add(node)
        for (const inner of node.querySelectorAll(REGION)) regions.add(inner)
      }
    }
    return regions
  }
  const observe = (root: Node): void => {
    new MutationObserver((records) => {
      for (const region of regionsOf(records)) if (region.isConnected) say(region)
    }).observe(root, { childList: true, characterData: true, subtree: true })
  }
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const shadow = attachShadow.call(this, options)
    if (!this.matches('[data-latchkey]')) return shadow
    observe(shadow)
    shadow.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return
      const title = shadow.getElementById(target.getAttribute('aria-labelledby') ?? '')
      announcements.push(`dialog: ${title ? wordsOf(title) : ''}`)
    })
    return shadow
  }
}
