import type { Plugin } from '@latchkey/kernel'
import type { TestLatchkeyOptions } from '@latchkey/kernel/testing'
import type { Connector, SessionState } from '@latchkey/session/contract'
import { createFakeSession, type RenderedView, renderView } from '@latchkey/testing'
import {
  act,
  type ShadowRender,
  type ShadowRenderOptions,
  withAxe,
} from '@latchkey/ui-primitives/test-support'
import { type ConnectContract, type ConnectOptions, connectContract } from '../contract'
import { connect } from '../plugin'

export interface RenderedConnect extends RenderedView<ConnectContract>, Pick<ShadowRender, 'violations'> {
  /** Goes back, as the back button does. */
  back(): Promise<void>
}

export interface RenderConnectParts
  extends ShadowRenderOptions,
    Pick<TestLatchkeyOptions, 'storage' | 'browser'> {
  readonly options?: ConnectOptions
  readonly state?: Partial<SessionState>
  readonly plugins?: readonly Plugin[]
  /** Connectors in session's slot `connectors`. */
  readonly connectors?: readonly Connector[]
  /** Width of the panel in px. */
  readonly width?: number
}

/** Renders the views of this plugin with a fake session, whose calls the test resolves. */
export async function renderConnect(parts: RenderConnectParts = {}): Promise<RenderedConnect> {
  const { options, state, connectors, ...others } = parts
  const session = createFakeSession({ ...(state && { state }), ...(connectors && { connectors }) })
  const view = withAxe(await renderView({ ...others, plugin: connect(options), session }))
  return {
    ...view,
    back: () => act(() => view.router.back('user')),
  }
}

/** Waits until the directory has responded or failed, and the list shows it. */
export async function waitForDirectory({ test }: RenderedConnect): Promise<void> {
  const isReading = (): boolean =>
    ['idle', 'loading'].includes(test.latchkey.read(connectContract).directory.status)
  do await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  while (isReading())
}
