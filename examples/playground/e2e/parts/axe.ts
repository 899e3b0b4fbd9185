import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../test'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** Puts axe into every document of the page, from the browser's side: the page's policy lets no script in. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
}

/** Ids of axe's rules. */
export interface AskedRules {
  readonly leftOut?: readonly string[]
  /** Instead of all. */
  readonly only?: readonly string[]
}

/** What axe finds wrong with what is on the page now: rule and elements. */
export async function faultsOfAccess(page: Page, asked: AskedRules = {}): Promise<readonly string[]> {
  return page.evaluate(async ({ leftOut = [], only }) => {
    // An element in motion has neither its final position nor its final colours.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((next) => requestAnimationFrame(next))
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]))
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: [...only] } : { rules }),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, asked)
}

/** Expects axe to find no fault on the page, once it is still: a busy machine may be between two views. */
export async function checkAccess(page: Page, what: string): Promise<void> {
  await expect.poll(() => faultsOfAccess(page), { message: what }).toEqual([])
}
