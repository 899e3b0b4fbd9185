/** Adopts rules for the page. Returns a function that removes them. */
function adoptRules(rules: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/**
 * Prevents the page behind the dialog from scrolling, with an adopted style sheet. Returns a function that removes it. The
 * page's inline styles are not changed, so several locks can be removed in any order.
 */
export function lockScroll(): () => void {
  const styles = getComputedStyle(document.documentElement)
  const { overflow } = styles
  // The page has it kept, or another dialog: the widths do not tell of it then.
  const [kept] = styles.getPropertyValue('scrollbar-gutter').match(/stable.*/) ?? []
  const hasGutter = kept !== undefined || window.innerWidth > document.documentElement.clientWidth
  const gutter = hasGutter ? `scrollbar-gutter:${kept ?? 'stable'}!important;${keepCanvas()}` : ''
  // While the root element's overflow is `visible`, the viewport uses the overflow of `body`. Setting it on the root
  // element would change that.
  const isBodyUsed = overflow === 'visible' && getComputedStyle(document.body).overflow !== 'visible'
  const target = isBodyUsed ? 'body' : 'html'
  return adoptRules(`html{${gutter}}${target}{overflow:hidden!important}`)
}

const CANVAS = '--lk-canvas'

/**
 * Returns rules that draw the page's canvas as an image, so that the colour of the root element is seen in the gutter of the
 * scrollbar alone. No element can cover that. No rules where the canvas has an image already, unless that of another dialog.
 */
function keepCanvas(): string {
  const styles = [document.documentElement, document.body].map((one) => getComputedStyle(one))
  const known = styles[0]?.getPropertyValue(CANVAS)
  if (!known && styles.some(({ backgroundImage }) => backgroundImage !== 'none')) return ''
  const color =
    known ||
    (styles.map(({ backgroundColor }) => backgroundColor).find((one) => one !== 'rgba(0, 0, 0, 0)') ??
      'Canvas')
  return `${CANVAS}:${color};background-image:linear-gradient(${color},${color})!important;transition:background-color 200ms`
}

/** Gives the gutter the colour that the page has below the overlay. Returns a function that undoes it. */
export function dimGutter(dialog: HTMLElement): (() => void) | undefined {
  const canvas = getComputedStyle(document.documentElement).getPropertyValue(CANVAS)
  const overlay = dialog.querySelector('[part="overlay"]')
  if (!canvas || !overlay) return undefined
  const [red, green, blue, alpha = 1] = getComputedStyle(overlay).backgroundColor.match(/[\d.]+/g) ?? []
  const color = `color-mix(in srgb,rgb(${red} ${green} ${blue}) ${Number(alpha) * 100}%,${canvas})`
  return adoptRules(`html{background-color:${color}!important}`)
}
