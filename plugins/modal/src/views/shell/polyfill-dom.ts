/**
 * Adds the DOM members that jsdom lacks, so that the dialog opens in a host's unit tests. Existing members
 * are not replaced. The added ones do nothing visible, because such a DOM has no layout.
 */
export function polyfillDom(): void {
  const nothing = (): void => undefined
  const sheets = { adoptedStyleSheets: [] }
  fill(Document.prototype, sheets)
  fill(ShadowRoot.prototype, sheets)
  // Jest's jsdom has style sheets that cannot be given a text.
  fill(CSSStyleSheet.prototype, { replaceSync: nothing })
  fill(Element.prototype, {
    animate: () => ({ finished: Promise.resolve(), cancel: nothing }),
    getAnimations: () => [],
    scrollTo: nothing,
    scrollIntoView: nothing,
    setPointerCapture: nothing,
  })
  fill(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    },
  })
  fill(globalThis, {
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') },
    ResizeObserver: class {
      observe = nothing
      unobserve = nothing
      disconnect = nothing
    },
    matchMedia: (media: string) => ({
      matches: false,
      media,
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
  })
}

function fill(target: object, parts: Readonly<Record<string, unknown>>): void {
  // Vitest defines every window member on the global object, and sets those that jsdom lacks to `undefined`.
  const exists = (name: string): boolean =>
    name in target && (target !== globalThis || Reflect.get(target, name) !== undefined)
  for (const [name, value] of Object.entries(parts))
    if (!exists(name)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
