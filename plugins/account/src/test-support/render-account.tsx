import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { type PortfolioApi, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import {
  type Connector,
  type SessionPolicy,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import { type RenderedView, renderView } from '@latchkey/testing'
import {
  act,
  type ShadowRender,
  type ShadowRenderOptions,
  withAxe,
} from '@latchkey/ui-primitives/test-support'
import type { AccountContract, AccountOptions } from '../contract'
import { account } from '../plugin'
import { accountSession } from './session-states'

export interface RenderedAccount extends RenderedView<AccountContract>, Pick<ShadowRender, 'violations'> {
  setSession(state: Partial<SessionState>): Promise<void>
}

export interface RenderAccountOptions extends ShadowRenderOptions {
  readonly state?: Partial<SessionState>
  readonly policy?: Partial<SessionPolicy>
  readonly connectors?: readonly Connector[]
  readonly portfolio?: { readonly state: PortfolioState; readonly api?: Partial<PortfolioApi> }
  readonly options?: AccountOptions
  readonly plugins?: readonly Plugin[]
  /** Width of the panel in px. */
  readonly width?: number
}

/** A fake portfolio plugin that reads nothing unless `api` does. */
function fakePortfolio({ state, api }: NonNullable<RenderAccountOptions['portfolio']>): Plugin {
  const read = async (): Promise<void> => undefined
  return fake(portfolioContract, { state, api: { loadTokens: read, loadNfts: read, ...api } })
}

/** Renders the views of this plugin with a fake session that has three networks and MetaMask. */
export async function renderAccount(options: RenderAccountOptions = {}): Promise<RenderedAccount> {
  const { state, policy, connectors, portfolio, options: accountOptions, ...others } = options
  const session = accountSession(state, policy, connectors)
  const fakes = portfolio ? [fakePortfolio(portfolio)] : []
  const view = withAxe(await renderView({ ...others, plugin: account(accountOptions), session, fakes }))
  return {
    ...view,
    setSession: (next) => act(() => view.test.setState(sessionContract, next)),
  }
}
