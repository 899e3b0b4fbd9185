import type { Page } from '@playwright/test'
import { expect, type test } from '../test'
import { listStates, openGallery, showState } from './gallery-page'

type TestServers = Parameters<Parameters<typeof test>[2]>[0]['servers']

/** Ids of the gallery's states: every `parts`-th one, from `part` on. */
export async function statesOf(
  page: Page,
  servers: TestServers,
  part: number,
  parts: number,
): Promise<readonly string[]> {
  const states = await listStates(page, servers.sites.playground.url)
  expect(states.length).toBeGreaterThan(50)
  return states.filter((_, index) => index % parts === part)
}

/** Shows each state in the same page and checks it; lists all faults at the end, by state. */
export async function lookAtEach(
  page: Page,
  servers: TestServers,
  states: readonly string[],
  query: Readonly<Record<string, string>>,
  look: (state: string) => Promise<readonly string[]>,
): Promise<void> {
  const faults: string[] = []
  const open = (): Promise<void> => openGallery(page, servers.sites.playground.url, query)
  await open()
  for (const state of states)
    try {
      await showState(page, state)
      faults.push(...(await look(state)).map((fault) => `${state}: ${fault}`))
    } catch (error) {
      faults.push(String(error))
      await open()
    }
  expect(faults).toEqual([])
}
