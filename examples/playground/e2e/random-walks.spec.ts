import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { dialogOf, pageButton, walletRow } from './parts/dialog'
import { takeSeed } from './parts/random-seed'
import { bundlePageScript } from './servers/bundle-page-script'
import { expect, test } from './test'

/** The number of walks: 100 in `npm run prove random-walks`, a sample in `npm test`. */
const WALKS = process.env['LATCHKEY_ALL'] ? 100 : 10
const WALKS_PER_TEST = 5
const STEPS_PER_WALK = 6

const SLUGS = ['brass', 'harbour', 'fern'] as const
type Slug = (typeof SLUGS)[number]
const names: Readonly<Record<Slug, string>> = { brass: 'Brass Wallet', harbour: 'Harbour', fern: 'Fern' }
const networks = ['eip155:1', 'eip155:8453'] as const

type Step =
  | { readonly kind: 'connect'; readonly slug: Slug; readonly answer: 'approve' | 'reject' | 'leave' }
  | { readonly kind: 'account' | 'lock' | 'unlock' | 'revoke'; readonly slug: Slug }
  | { readonly kind: 'network'; readonly slug: Slug; readonly networkId: (typeof networks)[number] }
  | { readonly kind: 'disconnect' | 'reload' }

const slug = fc.constantFrom(...SLUGS)
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('connect' as const),
      slug,
      answer: fc.constantFrom('approve', 'approve', 'approve', 'reject', 'leave'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('account', 'lock', 'unlock', 'revoke'),
      slug,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      slug,
      networkId: fc.constantFrom(...networks),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('disconnect', 'reload') }) },
)

/** The expected state of one wallet, as the model has it. */
interface Known {
  allowed: boolean
  locked: boolean
}

interface Expected {
  readonly wallets: Readonly<Record<Slug, Known>>
  connected: Slug | undefined
  /** The wallet that was locked while connected. It is reconnected when it is unlocked. */
  kept: Slug | undefined
  clicks: number
}

const nothing = (): Expected => ({
  wallets: {
    brass: { allowed: false, locked: false },
    harbour: { allowed: false, locked: false },
    fern: { allowed: false, locked: false },
  },
  connected: undefined,
  kept: undefined,
  clicks: 0,
})

/**
 * Connects by real clicks: the page's button, the wallet's row, Back and Close. Only the wallet's window is
 * scripted.
 */
async function connect(
  page: Page,
  expected: Expected,
  slug: Slug,
  answer: 'approve' | 'reject' | 'leave',
): Promise<void> {
  if (expected.connected !== undefined) return
  const wallet = expected.wallets[slug]
  await pageButton(page, 'connect').click()
  await walletRow(page, names[slug]).click()
  expected.clicks += 1
  if (!wallet.locked && wallet.allowed) {
    // Already authorised, so the wallet shows no prompt.
    expected.connected = slug
  } else {
    const prompt = { slug, unlock: wallet.locked, ask: !wallet.allowed, answer }
    await page.evaluate(async ({ slug: key, unlock, ask, answer: how }) => {
      const asked = window.wallets[key]
      await asked.waitForPrompt()
      if (how === 'reject') return asked.rejectNext()
      if (how === 'leave') return
      if (unlock) asked.approveNext()
      if (ask) asked.approveNext()
    }, prompt)
    if (answer === 'approve') {
      expected.connected = slug
      Object.assign(wallet, { allowed: true, locked: false })
    }
  }
  if (expected.connected === slug) {
    expected.kept = undefined
    await expect(dialogOf(page)).toHaveCount(0)
    return
  }
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  // The user has left the view, so the wallet's late response must change nothing.
  if (answer === 'leave') await page.evaluate((key) => window.wallets[key].rejectNext(), slug)
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

async function perform(page: Page, expected: Expected, step: Step): Promise<void> {
  switch (step.kind) {
    case 'connect':
      return connect(page, expected, step.slug, step.answer)
    case 'disconnect':
      if (expected.connected !== undefined) expected.wallets[expected.connected].allowed = false
      expected.connected = undefined
      expected.kept = undefined
      // Two concurrent calls must have the effect of one.
      return page.evaluate(async () => {
        const { session } = window.latchkey.plugins
        await Promise.all([session.disconnect(), session.disconnect()])
      })
    case 'reload':
      // A reload unlocks a simulated wallet and restores its initial state.
      for (const one of SLUGS) expected.wallets[one].locked = false
      expected.connected ??= expected.kept
      expected.kept = undefined
      expected.clicks = 0
      await page.reload()
      return
    case 'account':
      return page.evaluate(async (key) => {
        const accounts = await window.wallets[key].accounts()
        const address = accounts[(window.wallets[key].requests.length + 1) % accounts.length]
        if (address) await window.wallets[key].switchAccount(address)
      }, step.slug)
    case 'network':
      return page.evaluate(({ slug: key, networkId }) => window.wallets[key].switchNetwork(networkId), step)
    default:
      return changeWallet(page, expected, step.kind, step.slug)
  }
}

async function changeWallet(
  page: Page,
  expected: Expected,
  kind: 'lock' | 'unlock' | 'revoke',
  slug: Slug,
): Promise<void> {
  const wallet = expected.wallets[slug]
  await page.evaluate(({ key, what }) => window.wallets[key][what](), { key: slug, what: kind })
  if (kind === 'revoke') wallet.allowed = false
  else wallet.locked = kind === 'lock'
  const isConnected = expected.connected === slug
  if (isConnected && !(wallet.allowed && !wallet.locked)) {
    expected.connected = undefined
    expected.kept = wallet.allowed ? slug : undefined
  }
  if (expected.kept === slug && !wallet.allowed) expected.kept = undefined
  if (expected.kept === slug && !wallet.locked) {
    expected.connected ??= slug
    expected.kept = undefined
  }
}

/** Expects page, toolkit and wallet to agree with the model. */
async function check(page: Page, expected: Expected): Promise<void> {
  const due = expected.connected === undefined ? 'disconnected' : 'connected'
  await expect(page.getByTestId('status')).toHaveText(due)
  await expect(pageButton(page, expected.connected ? 'account' : 'connect')).toBeVisible()
  const read = (): Promise<unknown> =>
    page.evaluate(async (key) => {
      const active = window.latchkey.plugins.session.active()
      const wallet = key && window.wallets[key]
      const ask = (method: string): Promise<unknown> | undefined =>
        wallet ? wallet.provider.request({ method }) : undefined
      const text = (id: string): string | undefined =>
        document.querySelector(`[data-testid="${id}"]`)?.textContent ?? undefined
      const accounts = await ask('eth_accounts')
      const chain = await ask('eth_chainId')
      return {
        account: active?.account.address === (Array.isArray(accounts) ? accounts[0] : undefined),
        chain: active?.networkId === (chain === undefined ? undefined : `eip155:${Number(chain)}`),
        address: text('address') === active?.account.address,
        network: text('network') === active?.network?.name,
        provider: (window.latchkey.plugins.session.provider() !== undefined) === (active !== undefined),
      }
    }, expected.connected)
  await expect
    .poll(read)
    .toEqual({ account: true, chain: true, address: true, network: true, provider: true })
  const asked = await page.evaluate(() =>
    Object.values(window.wallets).flatMap(({ requests }: { requests: readonly { method: string }[] }) =>
      requests.filter(({ method }) => method === 'eth_requestAccounts'),
    ),
  )
  expect(asked.length, 'questions without a click').toBe(expected.clicks)
  expect(await page.evaluate(() => window.sessionWatch.contradictions)).toEqual([])
}

for (let part = 0; part < WALKS / WALKS_PER_TEST; part += 1)
  test(`session: keeps its rules in ${WALKS_PER_TEST} random walks with the simulated wallets, part ${part + 1}`, async ({
    visit,
    page,
  }) => {
    test.setTimeout(180_000)
    await page.addInitScript(await bundlePageScript('watch-session'))
    await visit('playground', { query: { confirm: 'scripted' } })
    const walks = fc.sample(fc.array(steps, { minLength: STEPS_PER_WALK, maxLength: STEPS_PER_WALK }), {
      seed: takeSeed() + part,
      numRuns: WALKS_PER_TEST,
    })
    for (const walk of walks) {
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      const expected = nothing()
      for (const [index, step] of walk.entries())
        await test.step(`${JSON.stringify(step)} in ${JSON.stringify(walk.slice(0, index + 1))}`, async () => {
          await perform(page, expected, step)
          await check(page, expected)
        })
    }
  })
