import { expect, test } from './gallery-test'
import { textFaults } from './page/text-faults'
import { showState, statesIn } from './parts/gallery-page'

/** What a designer signed off. `npx playwright test gallery --update-snapshots` draws them anew. */
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
] as const

// One page for each look: opening the gallery takes longer than showing a state.
for (const look of new Set(references.map(([, look]) => look)))
  test(`gallery: looks as it did, ${look}`, async ({ open }) => {
    const page = await open(look)
    for (const [state] of references.filter((reference) => reference[1] === look)) {
      await showState(page, state)
      await expect.soft(page).toHaveScreenshot(`${state.replace('/', '--')}--${look}.png`)
    }
  })

/** React logs an error that a boundary caught to the console; this state shows one. */
const TOLD = /A view of the gallery that fails/

// `language.spec.ts` shows all states with longer texts, which find nearly all that usual ones do.
if (process.env['LATCHKEY_ALL'])
  test('gallery: no text is cut or sticks out', async ({ open, errors }) => {
    test.setTimeout(300_000)
    const page = await open('phone')
    // Where a text ends does not depend on how it came there.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const state of await statesIn(page)) {
      await showState(page, state)
      for (const fault of await page.evaluate(textFaults)) faults.push(`${state}: ${fault}`)
    }
    expect(faults).toEqual([])
    expect(errors.filter((text) => !TOLD.test(text))).toEqual([])
  })
