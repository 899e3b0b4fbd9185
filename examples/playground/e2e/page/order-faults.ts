/**
 * Runs in the page: returns the elements that look different when the sheets of the primitives, and the sheets of all
 * others, are adopted in the reverse order.
 * @param prefix the prefix of the primitives' class names
 */
export function orderFaults(prefix: string): readonly string[] {
  const faults: string[] = []
  // A size follows from other properties, and a palette is the sheet that all others read.
  const follows =
    /^(height|width|block-size|inline-size|perspective-origin|transform-origin|bottom|top|left|right|inset.*)$/
  const textOf = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map(({ cssText }) => cssText).join('')

  const looksOf = (elements: readonly Element[]): readonly ReadonlyMap<string, string>[] =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const names = [...style].filter((name) => !follows.test(name))
      return new Map(names.map((name) => [name, style.getPropertyValue(name)]))
    })

  const check = (root: ShadowRoot): void => {
    const elements = [...root.querySelectorAll('*')].filter((element) => !element.closest('svg'))
    const adopted = root.adoptedStyleSheets
    const palettes = adopted.filter((sheet) => textOf(sheet).includes('color-scheme'))
    const rest = adopted.filter((sheet) => !palettes.includes(sheet))
    const primitives = rest.filter((sheet) => textOf(sheet).includes(`.${prefix}`))
    const others = rest.filter((sheet) => !primitives.includes(sheet))
    const before = looksOf(elements)
    root.adoptedStyleSheets = [...palettes, ...primitives.reverse(), ...others.reverse()]
    const after = looksOf(elements)
    root.adoptedStyleSheets = adopted
    for (const [index, element] of elements.entries()) {
      const changed = [...(before[index] ?? [])].filter(([name, value]) => after[index]?.get(name) !== value)
      if (changed.length > 0)
        faults.push(
          `<${element.localName} part="${element.getAttribute('part')}" class="${element.className}">: ${changed}`,
        )
    }
  }

  const walk = (root: ParentNode): void => {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue
      check(shadowRoot)
      walk(shadowRoot)
    }
  }
  walk(document)
  return faults
}
