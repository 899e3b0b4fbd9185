import { createAdopt, SheetRoot, ThemeRoot } from '@latchkey/ui-primitives'
import { type ReactNode, act as reactAct } from 'react'
import type { ThemeMode } from '../theme'

export interface ShadowRender {
  readonly host: HTMLElement
  readonly shadow: ShadowRoot
  /** The first match inside the shadow root. Throws when there is none. */
  find(selector: string): HTMLElement
  findAll(selector: string): HTMLElement[]
  /** Renders other children, and waits until React has rendered. */
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

/** Calls `change`, and waits until React and the microtasks have finished. */
export async function act(change: () => void | Promise<void>): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await reactAct(async () => {
    await change()
  })
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}

/** Renders into a themed shadow root on the page, as the dialog does. For tests. Needs a DOM and react-dom. */
export async function renderInShadow(
  children: ReactNode,
  { mode = 'light', direction = 'ltr' }: ShadowRenderOptions = {},
): Promise<ShadowRender> {
  // Imported here, because the module accesses the DOM when it is loaded, and entry points must load on servers.
  const { createRoot } = await import('react-dom/client')
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  shadow.append(container)
  const adopt = createAdopt(shadow)
  const reactRoot = createRoot(container)
  const update = (next: ReactNode) =>
    act(() =>
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
      throw new Error(`Nothing matches ${selector} in: ${container.textContent}`)
    },
    findAll: (selector) => [...shadow.querySelectorAll<HTMLElement>(selector)],
    update,
    async unmount() {
      await act(() => reactRoot.unmount())
      host.remove()
    },
  }
}
