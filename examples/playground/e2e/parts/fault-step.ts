import type { FaultableService } from '@latchkey-examples/local-services'
import type { Page } from '@playwright/test'
import type { TestServers } from '../servers/servers'
import { expect } from '../test'
import { sentBy } from './full-journey'
import type { Phone } from './phone'
import type { PreparedUser } from './prepared-users'

type Visit = (example: 'playground', opening: object) => Promise<Page>

/** The relay has faults of its own kinds. */
export type FaultyService = FaultableService | 'relay'

/** One step of the journey, run separately. */
export interface FaultStep {
  /**
   * The services that the step uses. The entries fail one after the other, the services of one entry
   * together.
   */
  readonly uses: Readonly<Record<string, readonly FaultyService[]>>
  /**
   * Prepares the step without faults and returns a function that takes it, retrying wherever the page offers
   * that.
   */
  begin(visit: Visit, servers: TestServers, openPhoneAt: () => Promise<Phone>): Promise<() => Promise<void>>
}

/** The node, directly and through the data API. */
export const node: readonly FaultableService[] = ['data:rpc', 'rpc:1']
export const data = { data: 'on' }

/** Takes the step and expects exactly one transaction. */
export const sendsOnce = (user: PreparedUser, take: () => Promise<void>) => async (): Promise<void> => {
  await take()
  expect(await sentBy(user.chain, user.account)).toBe(1)
}
