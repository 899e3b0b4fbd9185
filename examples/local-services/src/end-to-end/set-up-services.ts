import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type LocalServices, startLocalServices } from '../start-local-services'
import { callsOf } from '../testing/data-client'
import { freePorts } from '../testing/free-ports'
import { openPage, type Page } from './open-page'

/** Local services of one test file. Before each test their faults, logs and caches are reset. */
export interface ServicesWorld {
  readonly services: LocalServices
  open(parts: Parameters<typeof openPage>[1]): Promise<Page>
  setFault(fault: Readonly<Record<string, unknown>>): Promise<void>
  clearFaults(): Promise<void>
  /** The requests that a service received. */
  callsOf(service: string): ReturnType<typeof callsOf>
}

/** Call it once, at the top level of the test file. */
export function setUpServices(): ServicesWorld {
  let started: LocalServices | undefined
  const control = async (method: string, path: string, body?: unknown): Promise<void> => {
    const { gateway } = world.services.urls
    const reply = await fetch(`${gateway}${path}`, { method, body: JSON.stringify(body) ?? null })
    expect(reply.status).toBe(200)
  }
  const world: ServicesWorld = {
    get services() {
      if (!started) throw new Error('They are there within tests.')
      return started
    },
    open: (parts) => openPage(world.services, parts),
    setFault: (fault) => control('POST', '/faults', fault),
    clearFaults: () => control('DELETE', '/faults'),
    callsOf: (service) => callsOf(world.services, service),
  }
  // The first start of a clone compiles the contracts.
  beforeAll(async () => {
    started = await startLocalServices({ ports: freePorts })
  }, 60_000)
  afterAll(() => started?.stop())
  beforeEach(async () => {
    await world.clearFaults()
    await control('DELETE', '/requests')
  })
  return world
}

/** Loads the tokens of the account and returns the list. Throws when they could not be loaded. */
export async function tokensOf(page: Page) {
  await page.portfolio.loadTokens()
  const entry = page.state().tokens[page.key]
  if (entry?.status !== 'known') throw new Error(`The list is ${entry?.status ?? 'not there'}.`)
  return entry
}
