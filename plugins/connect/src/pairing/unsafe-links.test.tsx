import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { connectContract } from '../contract'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'

const SCRIPT = "javascript:document.title='pwned'"
/** `checkOptions` refuses these URLs. The test sets them in the state, because each view has to refuse them too. */
const unsafe = [
  SCRIPT,
  " JaVaScRiPt:document.title='pwned'",
  'java\nscript:document.title="pwned"',
  "data:text/html,<script>opener.document.title='pwned'</script>",
  'vbscript:x',
]

async function openWith(url: string): Promise<RenderedConnect> {
  const wallets = [walletRow('MetaMask', { iconUrl: url })]
  const view = await renderConnect({ state: { wallets } })
  view.test.setState(connectContract, {
    options: {
      termsConditionsUrl: url,
      privacyPolicyUrl: url,
      customWallets: [{ id: 'frame', name: 'Frame', homepage: url, iconUrl: url }],
    },
  })
  return view
}

test.each(unsafe)('links: with %s as every URL, no click runs code', async (url) => {
  const title = document.title
  const view = await openWith(url)
  const seen = new Set<string>()
  for (const name of ['Connect', 'GetWallet', 'WhatIsAWallet']) {
    await view.open(name)
    for (const control of view.findAll('a, [part="legal"] [part~="link"]')) {
      seen.add(`${name} ${control.textContent}`)
      expect(control.getAttribute('href')).toBeNull()
      await act(() => control.click())
    }
    for (const picture of view.findAll('img')) expect(picture.getAttribute('src')).not.toBe(url)
  }
  expect([...seen].length).toBeGreaterThanOrEqual(3)
  // An unsafe URL is not a download link either.
  await view.open('Downloads', {
    wallet: { id: 'w', name: 'W', homepage: url, appStore: url, playStore: url, chromeStore: url },
  })
  expect(view.findAll('a')).toHaveLength(0)
  expect(view.text()).toContain('no download link')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.title).toBe(title)
  await view.unmount()
})
