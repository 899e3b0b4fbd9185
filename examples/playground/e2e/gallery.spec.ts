import { listStates, showState, statesIn } from '../../../scripts/gallery/gallery'
import { expect, test } from './gallery-test'
import { textFaults } from './page/text-faults'

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

for (const [state, look] of references)
  test(`gallery: ${state} looks as it did, ${look}`, async ({ show }) => {
    const page = await show(state, look)
    await expect(page).toHaveScreenshot(`${state.replace('/', '--')}--${look}.png`)
  })

/** React tells the console of an error that a boundary caught; this state is one. */
const TOLD = /A view of the gallery that fails/

const groups = [
  'connect/',
  'wallet-lists/',
  'all-wallets/',
  'pairing/',
  'connecting-external/|multi-chain/',
  'what-is-a-|get-wallet/',
  'account/',
  'profile-wallets/|switch-address/|account-settings/',
  'networks/|switch-network/|switch-active-chain/|wallet-compatible-networks/|unsupported-chain/',
  'modal/',
  'button/|primitive/',
]

/** Longer texts find nearly all that usual ones do; `npm run prove look` has both. */
const looks = process.env['LATCHKEY_ALL'] ? (['phone', 'long'] as const) : (['long'] as const)

for (const group of groups)
  for (const look of looks)
    test(`gallery: no text of ${group} is cut or sticks out, ${look}`, async ({ open, errors }) => {
      test.setTimeout(90_000)
      const shown = await open(look)
      // Where a text ends does not depend on how it came there.
      await shown.emulateMedia({ reducedMotion: 'reduce' })
      const states = await statesIn(shown)
      const wanted = states.filter((state) => new RegExp(`^(${group})`).test(state))
      expect(wanted.length).toBeGreaterThan(0)
      const faults: string[] = []
      for (const state of wanted) {
        await showState(shown, state)
        for (const fault of await shown.evaluate(textFaults)) faults.push(`${state}: ${fault}`)
      }
      expect(faults).toEqual([])
      expect(errors.filter((text) => !TOLD.test(text))).toEqual([])
    })

test('gallery: every state belongs to a group that is looked at', async ({ page, site }) => {
  const states = await listStates(page, site.url)
  const known = new RegExp(`^(${groups.join('|')})`)
  expect(states.filter((state) => !known.test(state))).toEqual([])
  expect(new Set(states).size).toBe(states.length)
})
