import * as v from 'valibot'

/** Elements as a page shows them. */
export const seenSchema = v.array(
  v.object({
    /** Trimmed. */
    text: v.string(),
    /** The middle of its box in the window, CSS pixels. */
    x: v.number(),
    y: v.number(),
    /** Whether a click in its middle is one on it. */
    isOnTop: v.boolean(),
    isDisabled: v.boolean(),
    /** Whether it or an element in it has the focus. */
    hasFocus: v.boolean(),
  }),
)
export type Seen = v.InferOutput<typeof seenSchema>[number]

/** The capability of WebDriver that lets a page reach servers of this machine alone. */
export const unreachableProxy = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['127.0.0.1'],
}

/** A browser with one tab, driven as a user drives it. */
export interface Tab {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Returns the elements with a box that match a CSS selector, those in open shadow roots too. */
  look(selector: string): Promise<readonly Seen[]>
  click(x: number, y: number): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>
  /** Returns the errors and warnings that pages of the tab have said so far. */
  wrong(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Opens a browser whose pages run `script` before their own. Servers of other origins than the page's cannot be reached. */
export type OpenTab = (script: string) => Promise<Tab>

/**
 * What `look` runs in the page. It is sent as text, so it uses nothing from outside, and no function in it has a name.
 */
export function lookInPage(selector: string): readonly Seen[] {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  return roots.flatMap((root) =>
    [...root.querySelectorAll(selector)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const middle = { x: x + width / 2, y: y + height / 2 }
      return [
        {
          ...middle,
          text: element.textContent?.trim() ?? '',
          isOnTop: element.contains(root.elementFromPoint(middle.x, middle.y)),
          isDisabled: element.matches(':disabled'),
          hasFocus: element.contains(root.activeElement),
        },
      ]
    }),
  )
}
