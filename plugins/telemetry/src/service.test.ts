import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { telemetryContract } from './contract'
import { serviceUrl } from './service'
import type { ObservedToken } from './telemetry-context'

const optionalDependsOn: readonly ObservedToken[] = [cloudContract]

/** The URL for reports to an endpoint. No option is checked before, as in the production build. */
async function urlFor(endpoint: string): Promise<string | undefined> {
  let found: Promise<string | undefined> | undefined
  const plugin = definePlugin(telemetryContract, {
    optionalDependsOn,
    initialState: () => ({ consent: true }),
    setup(ctx) {
      found = serviceUrl(ctx, { endpoint }, 'e', new AbortController().signal)
      return { setConsent: () => undefined, wrap: (run) => Promise.resolve(run()) }
    },
  })
  createTestLatchkey({ plugins: [plugin()] })
  return found
}

test('service URL: there is none for an unsafe endpoint', async () => {
  expect(await urlFor('javascript:alert(1)')).toBeUndefined()
  expect(await urlFor('http://errors.example/e')).toBeUndefined()
  expect(await urlFor('https://errors.example/e')).toBe('https://errors.example/e')
  expect(await urlFor('http://127.0.0.1:4801/telemetry/e')).toBe('http://127.0.0.1:4801/telemetry/e')
})
