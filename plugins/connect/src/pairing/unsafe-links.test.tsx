import { walletRow } from '@latchkey/session/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { connectContract } from '../contract'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'

const SCRIPT = "javascript:document.title='pwned'"
/** URLs that the options refuse, given to the views without that check: each view has to refuse them too. */
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

test.each(unsafe)('links: with %s everywhere, whatever is clicked runs nothing', async (url) => {
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
  // An unsafe address is not offered as a page to install the wallet from.
  await view.open('Downloads', {
    wallet: { id: 'w', name: 'W', homepage: url, appStore: url, playStore: url, chromeStore: url },
  })
  expect(view.findAll('a')).toHaveLength(0)
  expect(view.text()).toContain('does not say where')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.title).toBe(title)
  await view.unmount()
})
