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
  /** What the user does by the dialog itself: `act(() => view.router.back('user'))`. */
  readonly router: Router<ViewsOf<C>>
  /** Opens a view, of any plugin, and waits until it is there; without a name what `open()` of a page leads to. */
  open(view?: string, args?: unknown): Promise<void>
  /** Waits until the code has navigated to this view by itself. */
  shown(view: string): Promise<void>
  /** Moves the fake clock and renders what follows. */
  advance(ms: number): Promise<void>
  /** All text of the view, also what is for screen readers only. */
  text(): string
  /** Clicks the first button or link whose text matches. Throws when there is none. */
  press(name: string | RegExp): Promise<void>
  /** What screen readers announce now. */
  announced(): string
}

const LOADING = '[data-loading], div[aria-busy]'

/** The outlet of a dialog in a panel of its size, and how a test uses it. */
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
    // As the dialog does, for views that do not scroll by themselves.
    overflowY: 'auto',
    width: `${(options.width ?? 360) - 40}px`,
    padding: '20px',
    background: 'var(--lk-color-surface)',
  })
  /** A view's code is fetched, then rendered. */
  const loaded = async (): Promise<void> => {
    await act(() => undefined)
    while (view.findAll(LOADING).length > 0) await act(nextTask)
  }
  // Which views there are is known to the contracts of the plugins, not to this function.
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
