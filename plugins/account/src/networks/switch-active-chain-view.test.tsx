import { connectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { fakeConnect } from '../test-support/fake-connect'
import { renderAccount } from '../test-support/render-account'
import { several, solana } from '../test-support/session-states'

const onEvm = { ...connectedState('eip155:1'), networks: several.networks ?? [] }

test('switch chain: says that no wallet is connected there; Switch makes the network preferred and opens its wallets', async () => {
  const view = await renderAccount({ state: onEvm, plugins: [fakeConnect()] })
  await view.open('Networks')
  await view.press('Solana')
  expect(view.test.shownView()).toBe('SwitchActiveChain')
  expect(view.session.switches).toEqual([])
  expect(view.text()).toContain('Switch to Solana')
  expect(view.text()).toContain('Connect one to use Solana.')
  expect(await view.violations()).toEqual([])
  await view.press('Switch')
  expect(view.session.switches.map(({ id }) => id)).toEqual([solana.id])
  expect(view.test.shownView()).toBe('Connect')
  expect(view.text()).toBe('{"namespace":"solana"}')
  await view.unmount()
})

test('switch chain: without a network id none is made preferred, and without the connect plugin there is no button', async () => {
  const view = await renderAccount({ state: onEvm, plugins: [fakeConnect()] })
  await view.open('SwitchActiveChain', { namespace: 'bip122' })
  await view.press('Switch')
  expect(view.session.switches).toEqual([])
  await view.unmount()
  const alone = await renderAccount({ state: onEvm })
  await alone.open('SwitchActiveChain', { namespace: 'bip122' })
  expect(alone.findAll('button')).toEqual([])
  await alone.unmount()
})

test('receive on: lists the networks of the active namespace that the wallet approved', async () => {
  const view = await renderAccount({ state: several })
  await view.open('WalletCompatibleNetworks')
  const names = () => view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Ethereum', 'Base', 'Sepolia'])
  const fox = several.connections?.['fox']
  if (fox?.status !== 'connected') throw new Error('Fox is connected.')
  await view.setSession({ connections: { fox: { ...fox, approvedNetworkIds: { eip155: ['eip155:1'] } } } })
  expect(names()).toEqual(['Ethereum'])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
