import { createBrowser } from './browser'
import { systemClock } from './clock'
import { createHttp } from './http'
import { createConsoleLogger } from './logger'
import type { Ports } from './ports'
import { randomId } from './random-id'
import { createBrowserStorage } from './storage'

/** Creates the ports of the browser, some of which the host may replace. */
export function createDefaultPorts(instanceId: string, given: Partial<Ports>): Ports {
  const logger = given.logger ?? createConsoleLogger(instanceId)
  return {
    clock: given.clock ?? systemClock,
    storage: given.storage ?? createBrowserStorage(logger),
    browser: given.browser ?? createBrowser(),
    http: given.http ?? createHttp(),
    randomId: given.randomId ?? randomId,
    logger,
  }
}
