import { sessionContract } from '@latchkey/session/contract'
import { connectedState, createFakeSession, mainnet, renderView } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { tip } from '../plugin'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('tip view: names the network, and refuses an empty amount', async () => {
  const session = createFakeSession({ state: { ...connectedState(mainnet.id), networks: [mainnet] } })
  const view = await renderView({ plugin: tip({ receiver }), session })
  await view.open('acme/Tip')
  await view.shown('acme/Tip') // a view with `needs` opens a moment later
  await expect.poll(() => view.text()).toContain('on Ethereum')
  await view.press('Continue in wallet')
  await expect.poll(() => view.text()).toContain('Enter an amount.')
  await view.unmount()
})

test('tip view: on a network that the page lacks, offers to switch and then has the form', async () => {
  const state = { ...connectedState('eip155:999'), networks: [mainnet] }
  const session = createFakeSession({ state })
  const view = await renderView({ plugin: tip({ receiver }), session })
  await view.open('acme/Tip')
  await view.shown('acme/Tip')
  await view.press('Switch to Ethereum')
  expect(session.switches).toMatchObject([{ id: 'eip155:1' }])
  view.test.setState(sessionContract, connectedState(mainnet.id))
  await expect.poll(() => view.text()).toContain('on Ethereum')
  await view.unmount()
})
