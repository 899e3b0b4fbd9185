/**
 * Gives the page a classic scrollbar, as Chromium has it: the width of the root's content counts a gutter that is kept without
 * a scrollbar. Returns what removes it.
 */
export function addScrollbar(): () => void {
  const real = Object.getOwnPropertyDescriptor(window, 'innerWidth') ?? {}
  // Another file may have left sheets in the page that all share.
  const { length } = document.adoptedStyleSheets
  const isKept = (): boolean => document.adoptedStyleSheets.length > length
  const width = (): number => document.documentElement.clientWidth + (isKept() ? 0 : 15)
  Object.defineProperty(window, 'innerWidth', { configurable: true, get: width })
  return () => Object.defineProperty(window, 'innerWidth', real)
}
