const CONTROL = 'button:not(:disabled), a[href]'

/** Returns the key of the list item that contains the target. */
export function itemKeyOf(target: EventTarget): string | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  return item?.dataset['key']
}

/** Returns the focusable control of an item, or `undefined` if the item is not rendered. */
export function findControl(list: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(key)}"]`)?.querySelector(CONTROL)
}
