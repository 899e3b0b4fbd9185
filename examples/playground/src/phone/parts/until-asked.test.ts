import { expect, test } from 'vitest'
import { createStore, type PhoneState, type Proposal } from '../wallet/state'
import { untilAsked } from './until-asked'

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

test('waiting for a page: ends when its proposal comes', async () => {
  const store = openStore()
  const asked = untilAsked(store)
  store.set({ relay: 'offline' })
  store.set({ asks: [proposal] })
  await expect(asked).resolves.toBeUndefined()
})

test('waiting for a page: does not begin when the proposal is there', async () => {
  const store = openStore()
  store.set({ asks: [proposal] })
  await expect(untilAsked(store)).resolves.toBeUndefined()
})

test('waiting for a page: a page that stays silent is an error with what to do', async () => {
  await expect(untilAsked(openStore(), 0)).rejects.toThrow('Make a new code there.')
})
