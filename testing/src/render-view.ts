import type { Contract, Plugin } from '@latchkey/kernel'
import { createTestLatchkey, type TestLatchkey, type TestLatchkeyOptions } from '@latchkey/kernel/testing'
import type { ShadowRenderOptions } from '@latchkey/ui-primitives/testing'
import { createFakeSession, type FakeSession } from './fake-session'
import type { RenderedPanel } from './render-panel'

export interface RenderViewOptions<C extends Contract>
  extends ShadowRenderOptions,
    Pick<TestLatchkeyOptions, 'storage' | 'browser' | 'clock'> {
  /** The plugin whose views are rendered. */
  readonly plugin: Plugin<C>
  /** Other plugins, not faked. */
  readonly plugins?: readonly Plugin[]
  /** Fakes of other plugins that the plugin depends on. */
  readonly fakes?: readonly Plugin[]
  /** Default: a fake session without wallets. */
  readonly session?: FakeSession
  /** Width of the dialog's panel in px. Default: 360. */
  readonly width?: number
}

export interface RenderedView<C extends Contract = Contract> extends RenderedPanel<C> {
  readonly test: TestLatchkey
  readonly session: FakeSession
}

/**
 * Renders the views of a plugin as the dialog shows them: in a themed shadow root, in StrictMode, on the fake ports of
 * `@latchkey/kernel/testing`. Needs a browser (Vitest's browser mode, for instance), React 18.3 or newer and react-dom.
 * @example
 * const session = createFakeSession({ state: connectedState('eip155:1') })
 * const view = await renderView({ plugin: tip(), session })
 * await view.open('Tip')
 * await view.press('Send')
 * await view.unmount()
 */
export async function renderView<C extends Contract>(
  options: RenderViewOptions<C>,
): Promise<RenderedView<C>> {
  const { plugin, plugins = [], fakes = [], session = createFakeSession() } = options
  const { storage, browser, clock } = options
  const test = createTestLatchkey({
    plugins: [plugin, ...plugins],
    fakes: [session.plugin, ...fakes],
    ...(storage ? { storage } : {}),
    ...(browser ? { browser } : {}),
    ...(clock ? { clock } : {}),
  })
  // Imported dynamically, so that tests without views do not need React.
  const { renderPanel } = await import('./render-panel')
  const panel = await renderPanel(test, plugin.token, options)
  return { ...panel, test, session }
}
