import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

export interface Rendered {
  text(): string
  find(selector: string): HTMLElement
  update(children: ReactNode): Promise<void>
  unmount(): Promise<void>
}

/** Runs something that changes what is rendered, and waits until React is done. */
export async function runInAct(change: () => unknown): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => {
    await change()
  })
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}

export async function render(children: ReactNode): Promise<Rendered> {
  const container = document.createElement('div')
  document.body.append(container)
  // What boundaries catch is expected here and would fill the log.
  const root = createRoot(container, { onRecoverableError: () => undefined })
  const update = (next: ReactNode): Promise<void> => runInAct(() => root.render(next))
  await update(children)
  return {
    update,
    text: () => container.textContent ?? '',
    find(selector) {
      const found = container.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`Nothing matches ${selector}`)
      return found
    },
    async unmount() {
      await runInAct(() => root.unmount())
      container.remove()
    },
  }
}

/** A component that renders what hooks give it, so that a test can name them where it needs them. */
export function Probe({ use }: { readonly use: () => ReactNode }): ReactNode {
  return use()
}
