import type { Page } from '@playwright/test'

/** All computed values of one element, or of its `::before` or `::after`. */
export interface ElementStyles {
  readonly element: string
  readonly values: Readonly<Record<string, string>>
}

/** Runs in the page as source text, so it uses nothing outside itself. */
function readLooks({ isOurs }: { readonly isOurs: boolean }): ElementStyles[] {
  const portal = document.querySelector('[data-latchkey]')
  const find = (): readonly Element[] => {
    if (isOurs) return [...(portal?.shadowRoot?.querySelectorAll('*') ?? [])]
    return [...document.querySelectorAll('html, body, body *')].filter(
      (element) => !portal?.contains(element),
    )
  }
  const nameOf = (element: Element): string => {
    const button = element.getAttribute('data-latchkey-button')
    const part = element.getAttribute('part')
    const mark = button ? `[data-latchkey-button=${button}]` : part ? `[part=${part}]` : ''
    return element.localName + mark
  }
  return find().flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      // Custom properties of the page are inherited on purpose, for themes.
      const names = [...style].filter((name) => !name.startsWith('--'))
      const values = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
      return { element: nameOf(element) + (pseudo ?? ''), values }
    }),
  )
}

/** The styles of every element in the dialog's shadow root. */
export async function stylesOfDialog(page: Page): Promise<readonly ElementStyles[]> {
  return page.evaluate(readLooks, { isOurs: true })
}

/** The styles of every element of the page, Latchkey's buttons included. */
export async function stylesOfPage(page: Page): Promise<readonly ElementStyles[]> {
  return page.evaluate(readLooks, { isOurs: false })
}

/** Describes each changed value. */
export function differences(
  now: readonly ElementStyles[],
  before: readonly ElementStyles[],
): readonly string[] {
  if (now.length !== before.length) return [`${now.length} elements instead of ${before.length}`]
  return now.flatMap(({ element, values }, index) => {
    const expected = before[index]?.values ?? {}
    return Object.keys({ ...expected, ...values })
      .filter((name) => values[name] !== expected[name])
      .map((name) => `${element} ${name}: ${values[name]} instead of ${expected[name]}`)
  })
}
