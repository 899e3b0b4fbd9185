/**
 * Keeps the host in the page and its popover in the top layer. While a modal dialog is open, everything outside of it is inert,
 * so the host is moved into the dialog and back afterwards.
 */
export function keepOperable(host: HTMLElement, layer: HTMLElement, signal: AbortSignal): void {
  const watched = new WeakSet<Node>()
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  })
  const watch = (tree: Node): void => {
    if (watched.has(tree)) return
    watched.add(tree)
    observer.observe(tree, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  }
  const place = (): void => {
    if (signal.aborted) return
    for (const { shadowRoot } of portals()) if (shadowRoot) watch(shadowRoot)
    const parent = topDialog() ?? document.body
    if (host.parentNode === parent && host.isConnected && layer.matches(':popover-open')) return
    parent.append(host)
    layer.toggleAttribute('data-in-dialog', parent !== document.body)
    if (!layer.matches(':popover-open')) layer.showPopover()
  }
  watch(document)
  place()
  signal.addEventListener(
    'abort',
    () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    },
    { once: true },
  )
}

const portals = (): readonly Element[] => [...document.querySelectorAll('[data-latchkey]')]

/** The modal dialog that was opened last: one of Latchkey, else one of the page. */
function topDialog(): HTMLDialogElement | undefined {
  const trees = [document, ...portals().flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []))]
  return trees
    .flatMap((tree) => [...tree.querySelectorAll<HTMLDialogElement>('dialog[open]')])
    .filter((dialog) => dialog.matches(':modal'))
    .at(-1)
}
