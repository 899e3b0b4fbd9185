import type { WalletEntry } from '@latchkey/cloud/contract'
import { LatchkeyError } from '@latchkey/kernel'
import { createFakeBrowser } from '@latchkey/kernel/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { createFakeRelay, type FakeRelay, PAIRING_URI } from './fake-relay'
import { type RenderConnectParts, type RenderedConnect, renderConnect } from './render-connect'

class FakeError extends LatchkeyError {
  constructor(readonly code: string) {
    super(`Sentence of ${code}`)
  }
}

export const oak: WalletEntry = {
  id: 'oak',
  name: 'Oak',
  mobileLink: 'oak://',
  universalLink: 'https://oak.example',
  webappLink: 'https://app.oak.example',
  desktopLink: 'oak-desk:',
  homepage: 'https://oak.example',
}
export const ENCODED = encodeURIComponent(PAIRING_URI)
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

export interface RenderedPairing extends RenderedConnect {
  readonly relay: FakeRelay
}

interface Parts extends RenderConnectParts {
  readonly wallet?: WalletEntry | undefined
  readonly phone?: boolean
  readonly opened?: boolean
  readonly basic?: boolean
}

/** Opens the pairing view with a fake relay connector. */
export async function pair(parts: Parts = {}): Promise<RenderedPairing> {
  const relay = createFakeRelay({ status: 'opening' })
  const browser = createFakeBrowser(parts.phone ? { userAgent: IPHONE } : {})
  const view = await renderConnect({ browser, ...parts, connectors: [relay.connector] })
  const { wallet, opened } = parts
  await view.open(
    parts.basic ? 'ConnectingWalletConnectBasic' : 'ConnectingWalletConnect',
    parts.basic ? undefined : { ...(wallet ? { wallet } : {}), ...(opened ? { opened } : {}) },
  )
  return { ...view, relay }
}

export const ready = ({ relay, test: { clock } }: RenderedPairing, uri?: string): Promise<void> =>
  act(() => relay.ready(clock.now(), uri))
export const fail = (view: RenderedConnect, code: string): Promise<void> =>
  act(() => view.session.connects.at(-1)?.reject(new FakeError(code)))
export const phase = (view: RenderedConnect): string | null =>
  view.find('[part="pairing"]').getAttribute('data-phase')
export const codeState = (view: RenderedConnect): string | null =>
  view.find('[part="qr-code"]').getAttribute('data-state')
export const tabs = (view: RenderedConnect): readonly (string | null)[] =>
  view.findAll('[role="tab"]').map(({ textContent }) => textContent)
export const button = (view: RenderedConnect, name: string): HTMLElement => {
  const found = view.findAll('button').find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button is called ${name}: ${view.text()}`)
  return found
}

interface Opened {
  readonly url: string
  readonly target: string
  readonly active: boolean
}

/** Replaces `window.open` and returns its calls; `active` is the user activation at the time of the call. */
export function recordWindowOpen(): Opened[] {
  const opened: Opened[] = []
  const open = (url: string, target: string): null => {
    opened.push({ url, target, active: navigator.userActivation.isActive })
    return null
  }
  Object.defineProperty(window, 'open', { configurable: true, writable: true, value: open })
  return opened
}
const realOpen = window.open

/** Replaces a property of a browser object until `restoreOverrides` is called. */
export function overrideProperty(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, get: () => value })
}

/** Restores everything that `overrideProperty` and `recordWindowOpen` have replaced. */
export function restoreOverrides(): void {
  Object.defineProperty(window, 'open', { configurable: true, writable: true, value: realOpen })
  for (const name of ['clipboard', 'onLine', 'userActivation']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'visibilityState')
}
