/// <reference types="node" />
import { readFile } from 'node:fs/promises'
import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { type InjectedWalletOptions, PAGE_GLOBALS } from './options'
import { createPageWallet, type PageWallet } from './page/create-page-wallet'
import { readInfo } from './read-options'

export { expect } from '@playwright/test'
export type { InjectedWalletOptions } from './options'
export type { PageWallet } from './page/create-page-wallet'

export interface WalletFixtures {
  /** Set with `test.use({ walletOptions: { … } })` or in the configuration. */
  readonly walletOptions: InjectedWalletOptions
  /** A wallet in every page of the context, there before the page's own scripts; no extension. */
  readonly wallet: PageWallet
}

/** Playwright's own `test` with a wallet. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WalletFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<WalletFixtures>({
  walletOptions: [{}, { option: true }],
  wallet: async ({ context, page, walletOptions }, use) => {
    const script = await readFile(new URL('./page-script.iife.js', import.meta.url), 'utf8')
    // One script, since Playwright does not promise the order of several.
    const add = `globalThis[${JSON.stringify(PAGE_GLOBALS.add)}](${JSON.stringify(walletOptions)})`
    await context.addInitScript({ content: `${script}\n${add}` })
    const { name, rdns } = readInfo(walletOptions)
    await use(createPageWallet(page, { name, rdns }))
  },
})
