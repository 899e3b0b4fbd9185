import type { Plugin, Router } from '@latchkey/kernel'
import { LatchkeyProvider, useRouter, ViewOutlet } from '@latchkey/kernel/react'
import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { type PortfolioApi, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import { type SessionPolicy, type SessionState, sessionContract } from '@latchkey/session/contract'
import {
  renderInShadow,
  type ShadowRender,
  type ShadowRenderOptions,
  settled,
} from '@latchkey/ui-primitives/test-support'
import { StrictMode, useEffect } from 'react'
import { expect } from 'vitest'
import { type AccountViews, accountContract } from '../contract'
import { account } from '../plugin'
import { createFakeSession, type FakeSession } from './fake-session'

export interface RenderedAccount extends ShadowRender {
  readonly test: TestLatchkey
  readonly session: FakeSession
  open(view: string | undefined, args?: unknown): Promise<void>
  /** After a navigation of the code's own: until the view that was named is there. */
  arrival(view: string): Promise<void>
  advance(ms: number): Promise<void>
  /** What a visitor does by the dialog itself. */
  readonly navigate: Router<AccountViews>
  setSession(state: Partial<SessionState>): Promise<void>
  /** All words of the view, those for screen readers only too. */
  text(): string
  press(name: string | RegExp): Promise<void>
  announced(): string
}

export interface RenderAccountParts extends ShadowRenderOptions {
  readonly state?: Partial<SessionState>
  readonly policy?: Partial<SessionPolicy>
  readonly portfolio?: { readonly state: PortfolioState; readonly api?: Partial<PortfolioApi> }
  readonly plugins?: readonly Plugin[]
  /** Width of the panel in px. */
  readonly width?: number
}

function Navigator({ tell }: { readonly tell: (router: Router<AccountViews>) => void }): null {
  const router = useRouter(accountContract)
  useEffect(() => tell(router), [tell, router])
  return null
}

/** Nothing is read unless a test says how. */
function fakePortfolio({ state, api }: NonNullable<RenderAccountParts['portfolio']>): Plugin {
  const read = async (): Promise<void> => undefined
  return fake(portfolioContract, { state, api: { loadTokens: read, loadNfts: read, ...api } })
}

/** The views as the dialog shows them, with a session that answers when the test says so. */
export async function renderAccount(parts: RenderAccountParts = {}): Promise<RenderedAccount> {
  const session = createFakeSession(parts.state, parts.policy)
  const test = createTestLatchkey({
    plugins: [account(), ...(parts.plugins ?? [])],
    fakes: [session.plugin, ...(parts.portfolio ? [fakePortfolio(parts.portfolio)] : [])],
  })
  let navigate: Router<AccountViews> | undefined
  const view = await renderInShadow(
    <StrictMode>
      <LatchkeyProvider latchkey={test.latchkey}>
        <Navigator
          tell={(router) => {
            navigate = router
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
    parts,
  )
  Object.assign(view.find('#panel').style, {
    display: 'flex',
    flexDirection: 'column',
    // As the dialog on a common screen.
    maxHeight: '700px',
    width: `${(parts.width ?? 360) - 40}px`,
    padding: '20px',
    background: 'var(--lk-color-surface)',
  })
  const openOn = test.latchkey.open as (view: string | undefined, args?: unknown) => void
  // The code of a view is fetched, then rendered.
  const loaded = async (): Promise<void> => {
    await settled(() => undefined)
    while (view.findAll('[data-loading]').length > 0)
      await settled(() => new Promise((resolve) => setTimeout(resolve, 5)))
  }
  if (!navigate) throw new Error('Nothing was rendered.')
  return {
    ...view,
    navigate,
    test,
    session,
    async open(name, args) {
      await settled(() => openOn(name, args))
      await loaded()
    },
    async arrival(name) {
      await expect.poll(() => test.shownView(), { timeout: 10_000 }).toBe(name)
      await loaded()
    },
    advance: (ms) => settled(() => test.clock.advance(ms)),
    setSession: (state) => settled(() => test.setState(sessionContract, state)),
    text: () => view.find('#panel').textContent ?? '',
    async press(name) {
      const found = view.findAll('button, a').find(({ textContent }) => textContent?.match(name))
      if (!found) throw new Error(`No control is called ${name}`)
      await settled(() => found.click())
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
