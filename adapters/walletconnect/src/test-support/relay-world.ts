import { createTraffic, type Relay, startRelay, type Traffic } from '@latchkey-examples/local-services/relay'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type OpenPage, type OpenPageParts, openPage } from './open-page'
import { createPhone, type Phone } from './phone'

/** A relay for the file, a phone for each test, and pages that are closed after it. */
export interface RelayWorld {
  readonly relay: Relay
  readonly traffic: Traffic
  readonly phone: Phone
  open(parts?: Partial<OpenPageParts>): OpenPage
  /** The phone scans the page's code. The phone's settings decide the outcome. */
  connect(page: OpenPage): ReturnType<OpenPage['session']['connect']>
}

/** To be called once, where the file's tests are named. */
export function setUpRelayWorld(): RelayWorld {
  const traffic = createTraffic()
  let relay: Relay | undefined
  let phone: Phone | undefined
  let pages: OpenPage[] = []
  const there = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('It is there within tests.')
    return part
  }
  const world: RelayWorld = {
    traffic,
    get relay() {
      return there(relay)
    },
    get phone() {
      return there(phone)
    },
    open(parts = {}) {
      const page = openPage({ relayUrl: world.relay.url, ...parts })
      pages.push(page)
      return page
    },
    async connect(page) {
      const connecting = page.session.connect('walletConnect')
      // Handled here, in case the code never appears.
      connecting.catch(() => undefined)
      await world.phone.scan(await page.pairing.start())
      return connecting
    },
  }
  beforeAll(async () => {
    relay = await startRelay(0, traffic)
  })
  beforeEach(async () => {
    phone = await createPhone(world.relay.url)
  })
  afterEach(async () => {
    traffic.relayFaults.set({ service: 'relay', kind: 'none' })
    for (const page of pages) page.close()
    pages = []
    await phone?.stop()
  })
  afterAll(() => relay?.stop())
  return world
}
