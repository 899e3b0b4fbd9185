import axe from 'axe-core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAdopt, SheetRoot } from '../sheets'
import type { ThemeMode } from '../theme'
import { ThemeRoot } from '../theme-root/theme-root'

export interface ShadowRender {
  readonly host: HTMLElement
  readonly shadow: ShadowRoot
  /** The first match inside the shadow root. Throws when there is none. */
  find(selector: string): HTMLElement
  findAll(selector: string): HTMLElement[]
  /** What axe finds once everything that moves has come to rest: rule and elements. */
  violations(): Promise<readonly string[]>
  /** Renders again with other children and waits until it is done. */
  update(children: ReactNode): Promise<void>
  unmount(): Promise<void>
}

export interface ShadowRenderOptions {
  readonly mode?: ThemeMode
  readonly direction?: 'ltr' | 'rtl'
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

/** Runs something that changes what is rendered, and waits until React and the microtasks are done. */
export async function settled(change: () => void | Promise<void>): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => {
    await change()
  })
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}

/** Renders into a themed shadow root on the page, as the modal does. For tests only. */
export async function renderInShadow(
  children: ReactNode,
  { mode = 'light', direction = 'ltr' }: ShadowRenderOptions = {},
): Promise<ShadowRender> {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  shadow.append(container)
  const adopt = createAdopt(shadow)
  const reactRoot = createRoot(container)
  const update = (next: ReactNode) =>
    settled(() =>
      reactRoot.render(
        <SheetRoot adopt={adopt}>
          <ThemeRoot mode={mode} direction={direction}>
            {next}
          </ThemeRoot>
        </SheetRoot>,
      ),
    )
  await update(children)

  return {
    host,
    shadow,
    find(selector) {
      const element = shadow.querySelector(selector)
      if (element instanceof HTMLElement) return element
      throw new Error(`Nothing matches ${selector} in ${container.outerHTML}`)
    },
    findAll: (selector) => [...shadow.querySelectorAll<HTMLElement>(selector)],
    async violations() {
      const passing = shadow.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
      for (const motion of passing) motion.finish()
      const { violations } = await axe.run(host, { rules: { region: { enabled: false } } })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    update,
    async unmount() {
      await settled(() => reactRoot.unmount())
      host.remove()
    },
  }
}
