import type { FaultableService } from '@latchkey-examples/local-services'
import type { Page } from '@playwright/test'
import type { TestServers } from '../servers/servers'
import { expect } from '../test'
import { sentBy } from './evening'
import type { Guest } from './guests'

type Visit = (example: 'playground', opening: object) => Promise<Page>

/** One step of the evening, by itself. */
export interface FaultStep {
  /** What it uses: each of these fails in turn, and those of one entry together. */
  readonly uses: Readonly<Record<string, readonly FaultableService[]>>
  /** Comes to the step while nothing fails, and returns what takes it: going on wherever the page offers a way, and entering nothing twice. */
  begin(visit: Visit, servers: TestServers): Promise<() => Promise<void>>
}

/** The node, and the way to it through the data API. */
export const node: readonly FaultableService[] = ['data:rpc', 'rpc:1']
export const data = { data: 'on' }

/** As `take`, which sends one transaction. */
export const sendsOnce = (guest: Guest, take: () => Promise<void>) => async (): Promise<void> => {
  await take()
  expect(await sentBy(guest.chain, guest.account)).toBe(1)
}
