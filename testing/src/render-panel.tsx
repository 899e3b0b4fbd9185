import type { Contract, ContractToken, Router, ViewsOf } from '@latchkey/kernel'
import { LatchkeyProvider, useRouter, ViewOutlet } from '@latchkey/kernel/react'
import type { TestLatchkey } from '@latchkey/kernel/testing'
import {
  act,
  renderInShadow,
  type ShadowRender,
  type ShadowRenderOptions,
} from '@latchkey/ui-primitives/testing'
import { StrictMode, useEffect } from 'react'

export interface RenderedPanel<C extends Contract> extends ShadowRender {
  /** Navigates as the user does with the dialog's own buttons: `act(() => view.router.back('user'))`. */
  readonly router: Router<ViewsOf<C>>
  /** Opens a view of any plugin, or the view that `open()` without a name opens, and waits until it is rendered. */
  open(view?: string, args?: unknown): Promise<void>
  /** Waits until the code under test has navigated to this view. Rejects if it is not shown in time. */
  shown(view: string): Promise<void>
  /** Advances the fake clock by `ms` milliseconds and waits until the view is rendered again. */
  advance(ms: number): Promise<void>
  /** The whole text of the view, including text for screen readers only. */
  text(): string
  /** Clicks the first button or link whose text matches. Rejects if there is none. */
  press(name: string | RegExp): Promise<void>
  /** The current text of the live regions, which screen readers announce. */
  announced(): string
}

const LOADING = '[data-loading], div[aria-busy]'

/** Renders the view outlet in a panel of the dialog's size. */
export async function renderPanel<C extends Contract>(
  test: TestLatchkey,
  token: ContractToken<C>,
  options: ShadowRenderOptions & { readonly width?: number },
): Promise<RenderedPanel<C>> {
  let router: Router<ViewsOf<C>> | undefined
  const view = await renderInShadow(
    <StrictMode>
      <LatchkeyProvider latchkey={test.latchkey}>
        <RouterReader
          token={token}
          onRouter={(found) => {
            router = found
          }}
        />
        <div id="panel">
          <ViewOutlet
            loading={<p data-loading />}
            failed={({ error }) => <p role="alert">{String(error)}</p>}
          />
        </div>
      </LatchkeyProvider>
    </StrictMode>,
    options,
  )
  if (!router) throw new Error('Nothing was rendered.')
  const panel = view.find('#panel')
  Object.assign(panel.style, {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '700px',
    // The dialog scrolls views that do not scroll themselves.
    overflowY: 'auto',
    boxSizing: 'border-box',
    width: `${options.width ?? 360}px`,
    padding: '20px',
    background: 'var(--lk-color-surface)',
  })
  /** Waits until the code of the view is loaded and rendered. */
  const loaded = async (): Promise<void> => {
    await act(() => undefined)
    while (view.findAll(LOADING).length > 0) await act(nextTask)
  }
  // Cast, because this function does not know the views of the plugins.
  const openByName = test.latchkey.open as (view?: string, args?: unknown) => void
  return {
    ...view,
    router,
    async open(name, args) {
      await act(() => openByName(name, args))
      await loaded()
    },
    async shown(name) {
      for (let task = 0; test.shownView() !== name; task += 1) {
        if (task > 2_000) throw new Error(`The view ${name} was not shown, but ${test.shownView()}`)
        await act(nextTask)
      }
      await loaded()
    },
    async advance(ms) {
      await act(() => test.clock.advance(ms))
      await loaded()
    },
    text: () => panel.textContent ?? '',
    async press(name) {
      const found = view.findAll('button, a').find(({ textContent }) => textContent?.match(name))
      if (!found) throw new Error(`No button or link is called ${name}: ${panel.textContent}`)
      await act(() => found.click())
      await loaded()
    },
    announced: () =>
      view
        .findAll('[part="live-region"]')
        .map(({ textContent }) => textContent ?? '')
        .join(' ')
        .trim(),
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}

interface RouterReaderProps<C extends Contract> {
  readonly token: ContractToken<C>
  readonly onRouter: (router: Router<ViewsOf<C>>) => void
}

function RouterReader<C extends Contract>({ token, onRouter }: RouterReaderProps<C>): null {
  const router = useRouter(token)
  useEffect(() => onRouter(router), [onRouter, router])
  return null
}
