import { sheetPrefixOf } from '../../../scripts/compile-sheets'
import { expect, test } from './gallery-test'
import { orderFaults } from './page/order-faults'
import { textFaults } from './page/text-faults'
import { EXPECTED_ERROR, showState, statesIn } from './parts/gallery-page'

/**
 * States whose pictures a designer has approved. `npx playwright test gallery --update-snapshots` updates the
 * pictures.
 */
const references = [
  ['connect/few', 'light'],
  ['connect/many', 'dark'],
  ['connect/empty', 'light'],
  ['connect/look-alikes', 'phone'],
  ['wallet-lists/recommended', 'light'],
  ['all-wallets/loaded', 'dark'],
  ['pairing/wallet-code', 'light'],
  ['pairing/web', 'phone-right-to-left'],
  ['connecting-external/waiting', 'light'],
  ['connecting-external/declined', 'dark'],
  ['connecting-external/connected', 'phone'],
  ['account/normal', 'light'],
  ['account/more', 'right-to-left'],
  ['account/tokens', 'light'],
  ['profile-wallets/several', 'dark'],
  ['networks/few', 'dark'],
  ['what-is-a-wallet/normal', 'phone-dark'],
  ['unsupported-chain/normal', 'light'],
  ['modal/alert-error', 'light'],
  ['swaps/quote', 'light'],
  ['onramp/form', 'dark'],
  ['history/many', 'phone'],
  ['pay/choices', 'light'],
  ['names/form/free', 'right-to-left'],
  ['smart-sessions/list', 'dark'],
] as const

// One page for each look, because opening the gallery takes longer than showing a state.
for (const look of new Set(references.map(([, look]) => look)))
  test(`gallery: looks like the approved pictures, ${look}`, async ({ open }) => {
    const page = await open(look)
    for (const [state] of references.filter((reference) => reference[1] === look)) {
      await showState(page, state)
      await expect.soft(page).toHaveScreenshot(`${state.replaceAll('/', '--')}--${look}.png`)
    }
  })

// Not in `npm test`, because `language.spec.ts` shows all states with longer texts, which find nearly the
// same faults.
if (process.env['LATCHKEY_ALL'])
  test('gallery: no text is cut off or overflows, and no word is broken', async ({ open, errors }) => {
    test.setTimeout(300_000)
    const page = await open('phone')
    // What a classic scroll bar leaves of 360 px.
    await page.setViewportSize({ width: 348, height: 640 })
    // The final positions of texts do not depend on animations.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const state of await statesIn(page)) {
      await showState(page, state)
      for (const fault of await page.evaluate(textFaults)) faults.push(`${state}: ${fault}`)
    }
    expect(faults).toEqual([])
    expect(errors.filter((text) => !EXPECTED_ERROR.test(text))).toEqual([])
  })

// Which sheet is adopted first depends on what was loaded and shown first, so no look may depend on it.
if (process.env['LATCHKEY_ALL'])
  test('gallery: no look depends on the order in which sheets were adopted', async ({ open }) => {
    test.setTimeout(900_000)
    const page = await open('light')
    const faults = new Set<string>()
    for (const state of await statesIn(page)) {
      await showState(page, state)
      for (const fault of await page.evaluate(orderFaults, sheetPrefixOf('@latchkey/ui-primitives')))
        faults.add(fault)
    }
    expect([...faults]).toEqual([])
  })
