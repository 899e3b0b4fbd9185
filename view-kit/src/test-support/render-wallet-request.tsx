import { LatchkeyError } from '@latchkey/kernel'
import { LatchkeyProvider } from '@latchkey/kernel/react'
import { createTestLatchkey, type TestLatchkey } from '@latchkey/kernel/testing'
import type { WalletLink } from '@latchkey/session/contract'
import { createFakeSession } from '@latchkey/testing'
import {
  renderInShadow,
  type ShadowRender,
  type ShadowRenderOptions,
  act as whenRendered,
} from '@latchkey/ui-primitives/test-support'
import { type ReactElement, StrictMode } from 'react'
import { createFakeConnector } from '../../../plugins/session/src/test-support/fake-connector'
import { createRelay } from '../../../plugins/session/src/test-support/pairing-relay'
import { useWalletRequest, type WalletRequestOptions } from '../requests/use-wallet-request'
import { WalletRequestScreen, type WalletRequestScreenProps } from '../requests/wallet-request-screen'

class FakeWalletError extends LatchkeyError {
  constructor(
    readonly code: string,
    message: string,
    override readonly recovery: string | undefined = undefined,
  ) {
    super(message)
  }
}
export const declined = new FakeWalletError(
  'USER_REJECTED',
  'You declined in your wallet',
  'Nothing was done.',
)
export const locked = new FakeWalletError(
  'WALLET_LOCKED',
  'Your wallet is locked',
  'Unlock it, then try again.',
)
export const broken = new FakeWalletError('WALLET_FAILED', 'Your wallet failed')

export interface SentRequest {
  readonly signal: AbortSignal
  readonly resolve: (result: string) => void
  readonly reject: (error: unknown) => void
}

/** A send function whose requests the test resolves or rejects. */
export function fakeRequest(): {
  readonly sent: SentRequest[]
  readonly send: (signal: AbortSignal) => Promise<string>
} {
  const sent: SentRequest[] = []
  return {
    sent,
    send: (signal) =>
      new Promise((resolve, reject) => {
        sent.push({ signal, resolve, reject })
      }),
  }
}

type Send = (signal: AbortSignal, onStep: (step: string) => void) => Promise<string>
export interface ScreenProps
  extends WalletRequestOptions<string>,
    Omit<WalletRequestScreenProps, 'request' | 'picture'> {
  readonly send: Send | undefined
}

function Screen({ send, onDone, showDoneMs, ...props }: ScreenProps): ReactElement {
  const request = useWalletRequest(send, {
    ...(onDone ? { onDone } : {}),
    ...(showDoneMs === undefined ? {} : { showDoneMs }),
  })
  return <WalletRequestScreen request={request} picture={<i />} {...props} />
}

export interface RenderedScreen extends ShadowRender {
  readonly test: TestLatchkey
  show(props: ScreenProps): Promise<void>
  advance(ms: number): Promise<void>
  phase(): string | null
  ring(): string | null
  announced(): string | null
  buttons(): readonly (string | null)[]
}

export async function renderWalletRequest(
  props: ScreenProps,
  options: ShadowRenderOptions = {},
  openedLink: () => WalletLink | undefined = () => ({ href: 'oak://', name: 'Oak' }),
): Promise<RenderedScreen> {
  const { connector } = createRelay()
  const session = createFakeSession({
    state: {
      connections: {
        oak: { id: 'oak', walletId: 'oak', connectorId: 'relay', status: 'connecting' },
        fox: { id: 'fox', walletId: 'fox', connectorId: 'extension', status: 'connecting' },
      },
    },
    connectors: [
      createFakeConnector('extension'),
      { ...connector, ...(connector.pairing && { pairing: { ...connector.pairing, openedLink } }) },
    ],
  })
  const kit = createTestLatchkey({ plugins: [], fakes: [session.plugin] })
  const page = (next: ScreenProps): ReactElement => (
    <StrictMode>
      <LatchkeyProvider latchkey={kit.latchkey}>
        <div style={{ background: 'var(--lk-color-surface)' }}>
          <Screen {...next} />
        </div>
      </LatchkeyProvider>
    </StrictMode>
  )
  const view = await renderInShadow(page(props), options)
  return {
    ...view,
    test: kit,
    show: (next) => view.update(page(next)),
    advance: (ms) => whenRendered(() => kit.clock.advance(ms)),
    phase: () => view.find('[data-phase]').getAttribute('data-phase'),
    ring: () => view.find('[part="status-ring"]').getAttribute('data-state'),
    announced: () => view.find('[part="live-region"]').textContent,
    buttons: () => view.findAll('button').map(({ textContent }) => textContent),
  }
}

/** Texts for the phase `opening`, which is only shown if it has a text. */
export const opening = {
  opening: { title: 'Opening Fox', hint: 'Its window appears.' },
}
