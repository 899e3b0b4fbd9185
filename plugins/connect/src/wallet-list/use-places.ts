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
 * Keeps the order of the rows while the list is open, see `keepPlaces`, and their places on the screen, see `useHeldHeight`.
 * @param items `undefined` while they are not known; they take their places again
 * @param query what the user searches for
 */
export function usePlaces(
  items: readonly WalletListItem[] | undefined,
  area: RefObject<HTMLElement | null>,
  query: string,
): readonly WalletListItem[] {
  // Changed only by effects, which do not run while the list is rendered ahead: there it is in order.
  const shown = useRef<readonly WalletListItem[]>([])
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
  useHeldHeight(area, inPlace.length > 0, query)
  return inPlace
}

/**
 * Keeps the height of the area when its content grows under a pointer, because a card in the middle of the window grows in
 * both directions, and a sheet upward. What joins is reached by scrolling: until a mouse leaves the area, and as long as the
 * list is open under a finger, which comes down without a warning.
 * @param isListed whether there are rows, which is when the height begins to count
 * @param query when it changes, the height is the user's doing
 */
function useHeldHeight(area: RefObject<HTMLElement | null>, isListed: boolean, query: string): void {
  /** As painted last with rows; else 0. */
  const height = useRef(0)
  const lastQuery = useRef(query)
  useLayoutEffect(() => {
    const { current } = area
    const isOwnDoing = lastQuery.current !== query
    lastQuery.current = query
    if (!current || isOwnDoing || height.current === 0 || current.offsetHeight <= height.current) return
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    if (!isTouch && !current.matches(':hover')) return
    current.style.setProperty('flex-basis', `${height.current}px`)
    if (isTouch) return
    const release = (): void => current.style.setProperty('flex-basis', 'auto')
    current.addEventListener('pointerleave', release, { once: true })
  })
  // The area is around this component, so it is not there yet in the first layout effects.
  useEffect(() => {
    const { current } = area
    if (!current || !isListed) return undefined
    const measure = (): void => {
      height.current = current.offsetHeight
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    return () => {
      sizes.disconnect()
      height.current = 0
    }
  }, [area, isListed])
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
