/**
 * Keeps the page behind the dialog from scrolling, by an adopted style sheet that the result removes. The page's inline
 * styles are never changed, so several locks may end in any order.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const sheet = new CSSStyleSheet()
  const gutter = window.innerWidth > root.clientWidth ? 'scrollbar-gutter:stable!important;' : ''
  const { overflow } = getComputedStyle(root)
  // The window takes its overflow from body as long as the root's is visible; setting the root's would undo that.
  const scroller = overflow === 'visible' && getComputedStyle(document.body).overflow !== 'visible'
  const target = scroller ? 'body' : 'html'
  sheet.replaceSync(`html{${gutter}}${target}{overflow:hidden!important}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
