import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'
import { dialogOf } from './dialog'

export interface SignInAccount {
  readonly accountAddress: string
  readonly networkId: string
}

/** The sign-in state of the page. */
export function signInOf(page: Page): Promise<{ readonly status: string }> {
  return page.evaluate(() => JSON.parse(window.latchkey.dehydrate()).states.siwx.signIn)
}

/** The session of the server, requested with the browser's cookies. */
export async function serverSession(page: Page, server: string): Promise<unknown> {
  return page.evaluate(async (url) => {
    const response = await fetch(`${url}/session`, { credentials: 'include' })
    return (await response.json()).session
  }, server)
}

/** Expects page and server to have the same session. */
export async function expectSignedIn(page: Page, server: string, session: SignInAccount): Promise<void> {
  await expect.poll(() => signInOf(page)).toMatchObject({ status: 'signed-in', session })
  expect(await serverSession(page, server)).toEqual(session)
}

export const signButton = (page: Page): Locator => dialogOf(page).locator('[part~="sign-in-sign"]')
export const cancelButton = (page: Page): Locator => dialogOf(page).locator('[part~="sign-in-cancel"]')
