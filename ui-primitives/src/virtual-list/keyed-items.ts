const CONTROL = 'button:not(:disabled), a[href]'

/** The key of the item of a list that something is in. */
export function keyOf(target: EventTarget): string | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  return item?.dataset['key']
}

/** What can take the focus in an item. Nothing, where the item is not drawn. */
export function controlOf(list: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(key)}"]`)?.querySelector(CONTROL)
}
