import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../test'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** Adds axe to every document of the page, by Playwright, because the page's policy blocks other scripts. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
}

/** Ids of axe's rules. */
export interface AskedRules {
  readonly leftOut?: readonly string[]
  /** Default: all. */
  readonly only?: readonly string[]
}

/** The violations that axe finds on the page: rule and elements. */
export async function faultsOfAccess(page: Page, asked: AskedRules = {}): Promise<readonly string[]> {
  return page.evaluate(async ({ leftOut = [], only }) => {
    // Animated elements do not have their final positions and colours.
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

/** Expects no violation. Polls, because a busy machine may still be between two views. */
export async function checkAccess(page: Page, what: string): Promise<void> {
  await expect.poll(() => faultsOfAccess(page), { message: what }).toEqual([])
}
