import type { FaultRequest, RelayFaultRequest } from '@latchkey-examples/local-services'
import * as account from './parts/account-steps'
import type { FaultStep, FaultyService } from './parts/fault-step'
import * as services from './parts/service-steps'
import * as spending from './parts/spending-steps'
import type { TestServers } from './servers/servers'
import { expect, test } from './test'

// Chromium and the plugins log failed responses.
test.use({
  expectedErrors:
    /Failed to load resource|WebSocket connection to|^\[latchkey\/|ERR_|HTTP status|CORS policy/,
})
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
  connects: services.connects,
  'finds a wallet': services.findsWallet,
  'pairs with a phone': services.pairs,
  'logs in with an account elsewhere': services.logsInSocially,
  'swaps a token': services.swapsToken,
  'reports a failure': services.reports,
}

type Kind = 'slow' | 'failing' | 'lying' | 'cut'
const faults = {
  slow: { kind: 'slow', delayMs: 3_000 },
  failing: { kind: 'status', status: 503 },
  // Every response is unreadable. Tests such as `swap-service.spec.ts` use responses that are readable but false.
  lying: { kind: 'garbage' },
  cut: { kind: 'cut' },
  none: { kind: 'none' },
} as const
/** The relay says that it has delivered what it drops. */
const relayFaults = { ...faults, lying: { kind: 'drop' } } as const
const faultOf = (service: FaultyService, kind: Kind | 'none'): FaultRequest | RelayFaultRequest =>
  service === 'relay' ? { service, ...relayFaults[kind] } : { service, ...faults[kind] }
const kinds = ['slow', 'failing', 'lying', 'cut'] as const satisfies readonly Kind[]

/** The duration of a fault, from the first request that it affects. */
const LASTS_MS = 2_500

async function whileFailing(
  { gateway }: TestServers,
  affected: readonly FaultyService[],
  kind: Kind,
  take: () => Promise<void>,
): Promise<void> {
  const count = async (): Promise<number> => {
    const logged = await Promise.all(affected.map((service) => gateway.requests(service)))
    // The relay logs the faults of connections only, not those of messages.
    return logged.flat().filter(({ fault, service }) => fault !== null || service === 'relay').length
  }
  const before = await count()
  for (const service of affected) await gateway.fault(faultOf(service, kind))
  const met = async (): Promise<number> => (await count()) - before
  const end = async (): Promise<void> => {
    await expect.poll(met, { timeout: 60_000, message: 'a request meets the fault' }).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, LASTS_MS))
    for (const service of affected) await gateway.fault(faultOf(service, 'none'))
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
  'connects while chains is lying',
  'connects while identity is slow',
  'finds a wallet while directory is failing',
  'finds a wallet while images is cut',
  'pairs with a phone while relay is lying',
  'logs in with an account elsewhere while provider is failing',
  'swaps a token while allowance is lying',
  'swaps a token while approve is failing',
  'swaps while price is cut',
  'buys while quote is lying',
  'reports a failure while telemetry is slow',
]

for (const [name, { uses, begin }] of Object.entries(steps))
  for (const [use, affected] of Object.entries(uses))
    for (const kind of kinds) {
      const title = `${name} while ${use} is ${kind}`
      if (!process.env['LATCHKEY_ALL'] && !sample.includes(title)) continue
      test(`full journey: ${title}`, async ({ visit, servers, openPhoneAt }) => {
        const take = await begin(visit, servers, openPhoneAt)
        await whileFailing(servers, affected, kind, take)
      })
    }
