import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { WalletListItem } from './wallet-list-item'

/** Returns the React key of an item, which is unique in the list. */
export function walletListKey(one: WalletListItem): string {
  if ('row' in one) return `row ${one.row.id}`
  return 'wallet' in one ? `wallet ${one.wallet.id}` : `${one.group} ${one.index}`
}

/**
 * Leaves every item in its place, so that no row moves away from a pointer. Where one is gone, a new one of its group takes the
 * place, as a wallet that of its skeleton, else any new one. The other new ones join at the end.
 */
export function keepPlaces(
  shown: readonly WalletListItem[],
  items: readonly WalletListItem[],
): readonly WalletListItem[] {
  const left = new Map(items.map((one) => [walletListKey(one), one]))
  const take = (isTaken: (one: WalletListItem) => boolean): WalletListItem | undefined => {
    const [key, one] = [...left].find((entry) => isTaken(entry[1])) ?? []
    if (key !== undefined) left.delete(key)
    return one
  }
  const kept = shown.map((before) => {
    const key = walletListKey(before)
    const one = left.get(key)
    left.delete(key)
    return { one, group: before.group }
  })
  return [
    ...kept
      .map(({ one, group }) => one ?? take((other) => other.group === group))
      .flatMap((one) => one ?? take(() => true) ?? []),
    ...left.values(),
  ]
}

/**
 * Keeps the order of the rows while the list is open, and its height while a pointer is over it: what joins then is reached by
 * scrolling, because a card in the middle of the window grows in both directions.
 * @param items `undefined` while they are not known; they take their places again
 */
export function usePlaces(
  items: readonly WalletListItem[] | undefined,
  area: RefObject<HTMLElement | null>,
): readonly WalletListItem[] {
  // Changed only by effects, which do not run while the list is rendered ahead: there it is in order.
  const shown = useRef<readonly WalletListItem[]>([])
  const height = useRef(0)
  const inPlace = keepPlaces(shown.current, items ?? [])
  useLayoutEffect(() => {
    if (items) shown.current = inPlace
  })
  useLayoutEffect(
    () => () => {
      shown.current = []
    },
    [],
  )
  // The area is around this component, so it is not there yet in the first layout effects.
  useEffect(() => {
    const { current } = area
    if (!current) return undefined
    const sizes = new ResizeObserver(() => {
      height.current = current.offsetHeight
    })
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [area])
  const count = inPlace.length
  const lastCount = useRef(0)
  useLayoutEffect(() => {
    const { current } = area
    const grows = lastCount.current > 0 && count > lastCount.current
    lastCount.current = count
    if (!grows || !current?.matches(':hover')) return
    current.style.setProperty('flex-basis', `${height.current}px`)
    const release = (): void => current.style.setProperty('flex-basis', 'auto')
    current.addEventListener('pointerleave', release, { once: true })
  }, [area, count])
  return inPlace
}

/**
 * Returns the value that it had when it was shown, for what may not change while the user looks at it.
 * @param isKnown whether the value is known; until then the current one is returned
 */
export function useFirstShown<Value>(value: Value, isKnown = true): Value {
  const first = useRef<{ readonly value: Value }>(undefined)
  useLayoutEffect(() => {
    if (isKnown) first.current ??= { value }
  })
  useLayoutEffect(
    () => () => {
      first.current = undefined
    },
    [],
  )
  return first.current ? first.current.value : value
}
