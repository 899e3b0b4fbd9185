import type { TelemetryRequest } from '@latchkey-examples/local-services'
import type { Page } from '@playwright/test'
import { expect } from '../test'

/** The service that takes the reports. */
export interface TelemetrySink {
  /** What it was sent, the oldest first. */
  requests(): Promise<readonly TelemetryRequest[]>
  /** The reports of errors among them. */
  reports(): Promise<readonly TelemetryRequest[]>
  /** The names of the usage events among them. */
  usage(): Promise<readonly string[]>
  clear(): Promise<unknown>
}

export function sinkOf(gateway: string): TelemetrySink {
  const requests = async (): Promise<readonly TelemetryRequest[]> =>
    (await fetch(`${gateway}/telemetry`)).json()
  return {
    requests,
    reports: async () => (await requests()).filter(({ kind }) => kind === 'e'),
    usage: async () =>
      (await requests())
        .filter(({ kind }) => kind === 'batch')
        .flatMap(({ body }): readonly { readonly props: { readonly event: string } }[] => JSON.parse(body))
        .map(({ props }) => props.event),
    clear: () => fetch(`${gateway}/telemetry`, { method: 'DELETE' }),
  }
}

/** Throws in the host's code, with all secrets in the error. */
export async function failWith(page: Page, secrets: readonly string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    const { telemetry } = window.latchkey.plugins
    const run = (): never => {
      const error = new Error(`The wallet refused ${texts.join(' for ')}`)
      error.name = texts.join('_')
      throw error
    }
    await telemetry.wrap(run).catch(() => undefined)
  }, secrets)
}

/** The link of a pairing, with its topic and its key. */
export const secretsOfPairing = (uri: string): readonly string[] => [
  uri,
  uri.slice(3, 67),
  new URL(uri).searchParams.get('symKey') ?? uri,
]

/** The sink was sent reports and usage events, and none of them has any of the secrets. */
export async function expectNothingTold(sink: TelemetrySink, secrets: readonly string[]): Promise<void> {
  const requests = await sink.requests()
  for (const kind of ['e', 'batch']) expect(requests.some((one) => one.kind === kind)).toBe(true)
  expect(requests.filter(({ isTaken }) => !isTaken)).toEqual([])
  const told = requests.map((request) => JSON.stringify(request).toLowerCase())
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5)
    expect(
      told.filter((text) => text.includes(secret.toLowerCase())),
      secret,
    ).toEqual([])
  }
}
