import { cloudContract } from '@latchkey/cloud/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { EmbeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import type { HistoryContract } from '@latchkey/history/contract'
import { defineContract, definePlugin, type HttpRequest } from '@latchkey/kernel'
import {
  createFakeBrowser,
  createFakeClock,
  createTestLatchkey,
  type FakeBrowser,
  fake,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import type { NamesContract } from '@latchkey/names/contract'
import type { OnrampContract } from '@latchkey/onramp/contract'
import type { PayContract } from '@latchkey/pay/contract'
import type { SendContract } from '@latchkey/send/contract'
import type { SiwxContract } from '@latchkey/siwx/contract'
import type { SocialsContract } from '@latchkey/socials/contract'
import type { SwapsContract } from '@latchkey/swaps/contract'
import { connectedState, createFakeSession, type FakeSession, mainnet } from '@latchkey/testing'
import { type TelemetryOptions, telemetryContract } from '../contract'
import { telemetry } from '../plugin'
import '../usage/collect-usage'
import type { UsageEvent } from '../usage/create-usage-queue'

export type FeatureEvents = ConnectContract['events'] &
  EmbeddedWalletContract['events'] &
  HistoryContract['events'] &
  NamesContract['events'] &
  OnrampContract['events'] &
  PayContract['events'] &
  SendContract['events'] &
  SiwxContract['events'] &
  SocialsContract['events'] &
  SwapsContract['events']

interface FeaturesContract {
  readonly id: 'test/features'
  readonly api: { emit(name: keyof FeatureEvents, payload: unknown): void }
  readonly state: Record<never, never>
  readonly events: FeatureEvents
  readonly views: {
    readonly AllWallets: never
    readonly WalletSend: never
    readonly WalletSendPreview: never
    readonly SwapPreview: never
    readonly TransactionRequest: never
    readonly Account: never
  }
}
const featuresContract = defineContract<FeaturesContract>('test/features', 1)
const view = { title: () => '', load: async () => ({ default: () => null }) }
/** Emits the events of all features, and has some of their views. */
const features = definePlugin(featuresContract, {
  views: {
    AllWallets: view,
    WalletSend: view,
    WalletSendPreview: view,
    SwapPreview: view,
    TransactionRequest: view,
    Account: view,
  },
  setup: (ctx) => ({ emit: (name, payload) => ctx.events.emit(name, payload as never) }),
})

export interface UsagePageOptions extends TelemetryOptions {
  readonly isProjectOn?: boolean
  /** Whether the browser takes beacons. Default: true. */
  readonly takesBeacons?: () => boolean
  readonly fails?: boolean
}

export interface UsagePage extends TestLatchkey {
  readonly session: FakeSession
  readonly emit: FeaturesContract['api']['emit']
  readonly setConsent: (consent: boolean) => void
  /** The requests with events, oldest first. */
  readonly sent: readonly HttpRequest[]
  /** The texts of beacons, oldest first, also of those that were refused. */
  readonly beacons: readonly { readonly url: string; readonly text: string }[]
  /** Waits for a flush and returns the events of all requests so far. */
  told(): Promise<readonly UsageEvent[]>
  hide(): void
}

/** A page with a connected wallet on Ethereum, whose plugin telemetry tells usage. */
export function openUsagePage({
  isProjectOn = true,
  takesBeacons = () => true,
  fails = false,
  ...options
}: UsagePageOptions = {}): UsagePage {
  const sent: HttpRequest[] = []
  const beacons: { readonly url: string; readonly text: string }[] = []
  const session = createFakeSession({ state: { networks: [mainnet], ...connectedState(mainnet.id) } })
  const navigator = {
    sendBeacon(url: string, text: string) {
      beacons.push({ url, text })
      return takesBeacons()
    },
  }
  const browser: FakeBrowser = createFakeBrowser({
    properties: {
      location: 'https://shop.example/cart?user=ada#top',
      document: { visibilityState: 'hidden' },
      navigator,
    },
  })
  const query = async () => ({ projectId: 'p1', st: 'shop', sv: 'js-1' })
  let count = 0
  const page = createTestLatchkey({
    plugins: [telemetry({ consent: true, usage: true, ...options }), features()],
    fakes: [
      session.plugin,
      fake(cloudContract, { state: {}, api: { sdkQuery: query, analyticsEnabled: async () => isProjectOn } }),
    ],
    clock: createFakeClock(Date.parse('2026-01-02T03:04:05.678Z')),
    browser,
    ports: {
      randomId() {
        count += 1
        return String(count).padStart(32, '0')
      },
      http: {
        async send(request, parse) {
          sent.push(request)
          if (fails) throw new Error('HTTP status code: 500')
          return parse(new Blob())
        },
      },
    },
  })
  page.latchkey.start()
  return {
    ...page,
    session,
    emit: page.latchkey.get(featuresContract).emit,
    setConsent: page.latchkey.get(telemetryContract).setConsent,
    sent,
    beacons,
    async told() {
      await page.clock.advance(10_000)
      return sent.flatMap(({ body }) => (Array.isArray(body) ? body : []))
    },
    hide: () => browser.fire(new Event('visibilitychange')),
  }
}
