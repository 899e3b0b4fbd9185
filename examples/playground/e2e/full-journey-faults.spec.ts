import type { FaultableService, FaultRequest } from '@latchkey-examples/local-services'
import * as account from './parts/account-steps'
import type { FaultStep } from './parts/fault-step'
import * as spending from './parts/spending-steps'
import type { TestServers } from './servers/servers'
import { expect, test } from './test'

// Chromium and the plugins log failed responses.
test.use({ expectedErrors: /Failed to load resource|^\[latchkey\/|ERR_|HTTP status|CORS policy/ })
// A failed read is retried after 30 s.
test.describe.configure({ timeout: 150_000 })

const steps: Readonly<Record<string, FaultStep>> = {
  'signs in': account.signsIn,
  'logs in by email': account.logsIn,
  buys: spending.buys,
  swaps: spending.swaps,
  'registers a name': account.registers,
  'sends to a name': spending.sends,
  'sees the history': account.seesHistory,
  'pays by wallet': spending.pays,
  'pays at an exchange': spending.paysAtExchange,
  'grants a session': account.grantsSession,
  'revokes a session': account.revokesSession,
  'signs out': account.signsOut,
}

type Kind = 'slow' | 'failing' | 'lying' | 'cut'
const faultOf: Readonly<Record<Kind, (service: FaultableService) => FaultRequest>> = {
  slow: (service) => ({ service, kind: 'slow', delayMs: 3_000 }),
  failing: (service) => ({ service, kind: 'status', status: 503 }),
  // Here every response is unreadable. Tests such as `swap-service.spec.ts` use responses that are readable
  // but false.
  lying: (service) => ({ service, kind: 'garbage' }),
  cut: (service) => ({ service, kind: 'cut' }),
}
const kinds = ['slow', 'failing', 'lying', 'cut'] as const satisfies readonly Kind[]

/** The duration of a fault, from the first request that it affects. */
const LASTS_MS = 2_500

async function whileFailing(
  { gateway }: TestServers,
  services: readonly FaultableService[],
  kind: Kind,
  take: () => Promise<void>,
): Promise<void> {
  for (const service of services) await gateway.fault(faultOf[kind](service))
  const met = async (): Promise<number> => {
    const logged = await Promise.all(services.map((service) => gateway.requests(service)))
    return logged.flat().filter(({ fault }) => fault !== null).length
  }
  const end = async (): Promise<void> => {
    await expect.poll(met, { timeout: 60_000, message: 'a request meets the fault' }).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, LASTS_MS))
    for (const service of services) await gateway.fault({ service, kind: 'none' })
  }
  await Promise.all([end(), take()])
}

/** The combinations in `npm test`: each step once and each fault at least once. `npm run prove` runs all. */
const sample: readonly string[] = [
  'signs in while siwx is failing',
  'logs in by email while wallet is cut',
  'buys while balance is failing',
  'swaps while build is lying',
  'registers a name while registration is cut',
  'sends to a name while names is failing',
  'sees the history while history is lying',
  'pays by wallet while node is slow',
  'pays at an exchange while exchange is cut',
  'grants a session while activate is failing',
  'revokes a session while revoke is slow',
  'signs out while siwx is cut',
]

for (const [name, { uses, begin }] of Object.entries(steps))
  for (const [use, services] of Object.entries(uses))
    for (const kind of kinds) {
      const title = `${name} while ${use} is ${kind}`
      if (!process.env['LATCHKEY_ALL'] && !sample.includes(title)) continue
      test(`full journey: ${title}`, async ({ visit, servers }) => {
        const take = await begin(visit, servers)
        await whileFailing(servers, services, kind, take)
      })
    }
