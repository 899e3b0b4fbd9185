import type { FakeBrowser } from '@latchkey/kernel/testing'
import { createFakeProvider } from './fake-provider'

export const UUID = '350670db-19fa-4704-a166-e52e178b59d2'
export const ICON = 'data:image/svg+xml,<svg/>'

export function goodInfo(patch: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { uuid: UUID, name: 'Example Wallet', icon: ICON, rdns: 'com.example.wallet', ...patch }
}

export function announce(
  browser: FakeBrowser,
  info: unknown,
  provider: unknown = createFakeProvider(),
): void {
  browser.fire(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
}
