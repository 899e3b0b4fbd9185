import { expect, test } from 'vitest'
import { createStore, type PhoneState, type Proposal } from '../wallet/state'
import { waitForProposal } from './wait-for-proposal'

const proposal: Proposal = {
  kind: 'proposal',
  id: 1,
  page: { name: 'A page', host: 'page.example', iconUrl: undefined },
  namespaces: [],
  missing: [],
}

function openStore() {
  return createStore<PhoneState>({
    relay: 'online',
    account: 0,
    networkId: 'eip155:1',
    networks: [],
    asks: [],
    pages: [],
    note: undefined,
  })
}

test('wait for a proposal: resolves when one arrives', async () => {
  const store = openStore()
  const asked = waitForProposal(store)
  store.set({ relay: 'offline' })
  store.set({ asks: [proposal] })
  await expect(asked).resolves.toBeUndefined()
})

test('wait for a proposal: resolves at once when one is pending', async () => {
  const store = openStore()
  store.set({ asks: [proposal] })
  await expect(waitForProposal(store)).resolves.toBeUndefined()
})

test('wait for a proposal: a page that does not respond is an error with a next step', async () => {
  await expect(waitForProposal(openStore(), 0)).rejects.toThrow('Make a new code there.')
})
