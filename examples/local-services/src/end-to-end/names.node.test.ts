import { expect, test, vi } from 'vitest'
import { devAccounts } from '../chain/dev-accounts'
import { type EnsCase, ensNames } from '../ens/ens-names'
import type { Page } from './open-page'
import { setUpServices, tokensOf } from './set-up-services'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const accountOf = (which: EnsCase): string => ensNames[which].account

const world = setUpServices()
const { open, setFault, callsOf } = world

const identityOf = (page: Page) => page.state().identities[page.key.replace(':1:', ':')]
async function named(page: Page) {
  await page.until(() => identityOf(page)?.status === 'known')
  return identityOf(page)
}

test('connected: shows balance, name and picture, each read once', async () => {
  const page = await open({ account: accountOf('plain') })
  expect(await named(page)).toMatchObject({
    name: 'lantern.eth',
    avatarUrl: expect.stringMatching(/^data:image/),
  })
  await page.until(() => page.state().native[page.key]?.status === 'known')
  expect(page.state().native[page.key]).toMatchObject({ symbol: 'ETH', decimals: 18 })
  expect(await callsOf('data')).toEqual([
    expect.stringMatching(/^GET \/data\/v1\/supported-chains\?/),
    expect.stringMatching(new RegExp(`^GET /data/v1/identity/${accountOf('plain')}\\?.*sender=`)),
  ])
  expect(await callsOf('rpc:1')).toEqual(['eth_getBalance'])
})

test('names: when the records cannot be read, the name registered at the service is shown', async () => {
  await setFault({ service: 'data:identity', kind: 'status', status: 500 })
  const page = await open({ account: accountOf('plain') })
  expect(await named(page)).toMatchObject({ name: 'lantern.reown.id' })
  expect(await callsOf('data:profile')).toHaveLength(1)
})

test('names: those of other accounts or in mixed scripts are not shown, emoji are marked', async () => {
  for (const which of ['notItsOwn', 'lookAlike', 'nameless', 'notNormal'] as const) {
    const page = await open({ account: accountOf(which) })
    expect((await named(page))?.status, which).toBe('known')
    const shown = identityOf(page)
    expect(shown?.status === 'known' ? shown.name : '', which).toBeUndefined()
  }
  const emoji = await open({ account: accountOf('emoji') })
  expect(await named(emoji)).toMatchObject({ name: '🏮lamp.eth', isUnusual: true })
  const badPicture = await open({ account: accountOf('badPicture') })
  expect(await named(badPicture)).not.toHaveProperty('avatarUrl')
})

test('without the service: names come from the chain, tokens from the host’s list', async () => {
  const [usdc] = world.services.chains[0]?.tokens ?? []
  if (!usdc) throw new Error('There is no token.')
  const page = await open({
    account: accountOf('emoji'),
    data: undefined,
    options: { tokens: [{ networkId: 'eip155:1', ...usdc }] },
  })
  expect(await named(page)).toMatchObject({ name: '🏮lamp.eth', isUnusual: true })
  const { items, source } = await tokensOf(page)
  expect([source, items.map(({ symbol }) => symbol)]).toEqual(['network', ['ETH', 'USDC']])
  expect(await callsOf('data')).toEqual([])
  const badPicture = await open({ account: accountOf('badPicture'), data: undefined })
  expect(await named(badPicture)).not.toHaveProperty('avatarUrl')
  const lookAlike = await open({ account: accountOf('lookAlike'), data: undefined })
  expect(await named(lookAlike)).not.toHaveProperty('name')
})

test('hostile: neither a malformed name nor an unsafe picture is shown', async () => {
  const page = await open({ account: devAccounts[5], data: '/data/hostile' })
  const shown = await named(page)
  expect(shown?.status).toBe('known')
  expect(shown).not.toHaveProperty('name')
  expect(shown).not.toHaveProperty('avatarUrl')
})
