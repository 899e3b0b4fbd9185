/**
 * Keeps the page behind the dialog from scrolling. A style sheet of our own, adopted and taken away: the page's
 * inline styles are never touched, so the end is exact, in whatever order several locks end.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const sheet = new CSSStyleSheet()
  const gutter = window.innerWidth > root.clientWidth ? 'scrollbar-gutter:stable!important;' : ''
  const { overflow } = getComputedStyle(root)
  // The window scrolls what body says as long as the root says nothing; on the root it would cut body loose.
  const scroller = overflow === 'visible' && getComputedStyle(document.body).overflow !== 'visible'
  const target = scroller ? 'body' : 'html'
  sheet.replaceSync(`html{${gutter}}${target}{overflow:hidden!important}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
