import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { LatchkeyProvider, ViewOutlet } from '@latchkey/kernel/react'
import { createTestLatchkey, type TestLatchkey, type TestLatchkeyOptions } from '@latchkey/kernel/testing'
import type { Connector, SessionState } from '@latchkey/session/contract'
import { createFakeSession, type FakeSession } from '@latchkey/session/testing'
import {
  renderInShadow,
  type ShadowRender,
  type ShadowRenderOptions,
  settled,
} from '@latchkey/ui-primitives/test-support'
import { StrictMode } from 'react'
import { connectContract } from '../contract'
import type { ConnectOptions } from '../options'
import { connect } from '../plugin'

export interface RenderedConnect extends ShadowRender {
  readonly test: TestLatchkey
  readonly session: FakeSession
  open(view: string, args?: unknown): Promise<void>
  back(): Promise<void>
  advance(ms: number): Promise<void>
  /** All words of the view, those for screen readers only too. */
  text(): string
  press(name: string | RegExp): Promise<void>
  announced(): string
}

export interface RenderConnectParts
  extends ShadowRenderOptions,
    Pick<TestLatchkeyOptions, 'storage' | 'browser'> {
  readonly options?: ConnectOptions
  readonly state?: Partial<SessionState>
  readonly plugins?: readonly Plugin[]
  /** What a host's adapters bring. */
  readonly connectors?: readonly Connector[]
  /** Width of the panel in px. */
  readonly width?: number
}

interface LeaverContract {
  readonly id: 'leaver'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

const REGION = '[part="live-region"]'

/** The views as the dialog shows them, with a session that answers when the test says so. */
export async function renderConnect(parts: RenderConnectParts = {}): Promise<RenderedConnect> {
  const session = createFakeSession({
    ...(parts.state && { state: parts.state }),
    ...(parts.connectors && { connectors: parts.connectors }),
  })
  let leave = (): void => undefined
  const leaver = definePlugin(defineContract<LeaverContract>('leaver', 1), {
    setup(ctx) {
      leave = () => ctx.router.back('user')
      return {}
    },
  })
  const test = createTestLatchkey({
    plugins: [connect(parts.options), leaver(), ...(parts.plugins ?? [])],
    fakes: [session.plugin],
    ...(parts.storage ? { storage: parts.storage } : {}),
    ...(parts.browser ? { browser: parts.browser } : {}),
  })
  const view = await renderInShadow(
    <StrictMode>
      <LatchkeyProvider latchkey={test.latchkey}>
        <div id="panel">
          <ViewOutlet
            loading={<p data-loading />}
            failed={({ error }) => <p role="alert">{String(error)}</p>}
          />
        </div>
      </LatchkeyProvider>
    </StrictMode>,
    parts,
  )
  Object.assign(view.find('#panel').style, {
    display: 'block',
    width: `${(parts.width ?? 360) - 40}px`,
    padding: '20px',
    background: 'var(--lk-color-surface)',
  })
  const openOn = test.latchkey.open as (view: string, args?: unknown) => void
  // The code of a view is fetched, then rendered.
  const loaded = async (): Promise<void> => {
    while (view.findAll('[data-loading], div[aria-busy]').length > 0)
      await settled(() => new Promise((resolve) => setTimeout(resolve, 5)))
  }
  const controls = (): HTMLElement[] => view.findAll('button, a')
  return {
    ...view,
    test,
    session,
    async open(name, args) {
      await settled(() => openOn(name, args))
      await loaded()
    },
    async back() {
      await settled(() => leave())
      await loaded()
    },
    async advance(ms) {
      await settled(() => test.clock.advance(ms))
      await loaded()
    },
    text: () => view.find('#panel').textContent ?? '',
    async press(name) {
      const found = controls().find(({ textContent }) => textContent?.match(name))
      if (!found) throw new Error(`No control is called ${name}`)
      await settled(() => found.click())
      await loaded()
    },
    announced: () =>
      view
        .findAll(REGION)
        .map(({ textContent }) => textContent ?? '')
        .join(' ')
        .trim(),
  }
}

/** The directory has answered, one way or the other, and the list shows it. */
export async function hasAnswered({ test }: RenderedConnect): Promise<void> {
  const isOpen = (): boolean =>
    ['idle', 'loading'].includes(test.latchkey.read(connectContract).directory.status)
  do await settled(() => new Promise((resolve) => setTimeout(resolve, 5)))
  while (isOpen())
}
