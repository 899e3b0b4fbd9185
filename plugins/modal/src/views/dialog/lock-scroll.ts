/**
 * Prevents the page behind the dialog from scrolling, with an adopted style sheet. Returns a function that removes it. The
 * page's inline styles are not changed, so several locks can be removed in any order.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const sheet = new CSSStyleSheet()
  const gutter = window.innerWidth > root.clientWidth ? 'scrollbar-gutter:stable!important;' : ''
  const { overflow } = getComputedStyle(root)
  // While the root element's overflow is `visible`, the viewport uses the overflow of `body`. Setting it on the root
  // element would change that.
  const isBodyUsed = overflow === 'visible' && getComputedStyle(document.body).overflow !== 'visible'
  const target = isBodyUsed ? 'body' : 'html'
  sheet.replaceSync(`html{${gutter}}${target}{overflow:hidden!important}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
