import type { Plugin } from '@latchkey/kernel'
import type { TestLatchkeyOptions } from '@latchkey/kernel/testing'
import { createFakeSession, type RenderedView, renderView } from '@latchkey/testing'
import {
  act,
  actUntil,
  type ShadowRender,
  type ShadowRenderOptions,
  withAxe,
} from '@latchkey/ui-primitives/test-support'
import type { SocialsContract, SocialsOptions } from '../contract'
import { socials } from '../plugin'
import { createFakeSocialWallet, type FakeSocialWallet } from './fake-social-wallet'

export interface RenderedSocials extends RenderedView<SocialsContract>, Pick<ShadowRender, 'violations'> {
  readonly wallet: FakeSocialWallet
  /** Waits until the frame has had `count` calls. */
  called(count: number): Promise<void>
  reply(result?: string): Promise<void>
  phase(): string | null
}

interface RenderSocialsParts extends ShadowRenderOptions, Pick<TestLatchkeyOptions, 'browser'> {
  readonly options?: SocialsOptions
  readonly plugins?: readonly Plugin[]
}

/** Renders the views over a fake frame and a fake session, whose calls the test settles. */
export async function renderSocials(parts: RenderSocialsParts = {}): Promise<RenderedSocials> {
  const { options, plugins = [], ...others } = parts
  const wallet = createFakeSocialWallet()
  const session = createFakeSession()
  const plugin = socials(options)
  const view = withAxe(await renderView({ ...others, plugin, plugins, fakes: [wallet.plugin], session }))
  return {
    ...view,
    wallet,
    async called(count) {
      await actUntil(
        () => wallet.calls.length >= count,
        () => `The frame was called ${wallet.calls.length} times: ${view.text()}`,
      )
    },
    reply: (result) => act(() => wallet.last().resolve(result)),
    phase: () => view.find('[data-phase]').getAttribute('data-phase'),
  }
}
