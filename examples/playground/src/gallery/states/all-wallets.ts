import { directory, directoryWallets, longDirectory } from '../data/all-wallets'
import { offering } from '../data/sessions'
import { fern, few } from '../data/wallets'
import type { ViewState } from '../gallery-state'

const TILE = '[part~="directory-wallet"]'
const SEARCH = '[part="search-field-input"]'
const AREA = '[part="all-wallets"] [part="scroll-area"]'
/** After this time visible tiles load their pictures, and a typed search is started. */
const SETTLED_MS = 400

function all(
  id: string,
  more: Omit<ViewState, 'id' | 'path' | 'session' | 'shows'> & Partial<ViewState> = {},
): ViewState {
  return {
    id: `all-wallets/${id}`,
    session: offering(few.filter((wallet) => wallet !== fern)),
    path: [(to) => to.push('Connect'), (to) => to.push('AllWallets')],
    shows: TILE,
    plugins: [directory(directoryWallets)],
    act: ({ pass }) => pass(SETTLED_MS),
    ...more,
  }
}

const typing = (text: string): Pick<ViewState, 'act'> => ({
  act: async ({ type, pass }) => {
    await type(SEARCH, text)
    await pass(SETTLED_MS)
    await pass(SETTLED_MS)
  },
})

export const allWalletsStates: readonly ViewState[] = [
  all('loading', {
    plugins: [directory(directoryWallets, { pages: 0, afterwards: 'hangs' })],
    shows: '[part="all-wallets"] [part="skeleton"]',
  }),
  all('loaded'),
  all('installed', { session: offering(few) }),
  all('scrolled', {
    act: async ({ find, pass }) => {
      find(AREA).scrollTop = 600
      await pass(SETTLED_MS)
      await pass(SETTLED_MS)
    },
  }),
  all('focus', {
    act: async ({ pass, focus }) => {
      await pass(SETTLED_MS)
      await focus(`li:nth-child(6) ${TILE}`)
    },
  }),
  all('certified', {
    act: async ({ press, pass }) => {
      await press('[part~="certified"]')
      await pass(SETTLED_MS)
    },
  }),
  all('found', typing('em')),
  all('searching', {
    plugins: [directory(directoryWallets, { search: 'hangs' })],
    ...typing('em'),
  }),
  all('one-letter', typing('x')),
  all('nothing-found', typing('Paper Purse')),
  all('search-failed', { plugins: [directory(directoryWallets, { search: 'fails' })], ...typing('em') }),
  all('failed', {
    plugins: [directory(directoryWallets, { pages: 0 })],
    shows: '[part="all-wallets"] [part="empty-state"]',
  }),
  all('more-failed', {
    plugins: [directory(directoryWallets, { pages: 1 })],
    act: async ({ find, pass }) => {
      await pass(SETTLED_MS)
      find(AREA).scrollTop = 10_000
      await pass(SETTLED_MS)
    },
  }),
  all('few', { plugins: [directory(directoryWallets.slice(0, 3))] }),
  all('long-names', { plugins: [directory(longDirectory)] }),
  all('none', { plugins: [directory([])], shows: '[part="all-wallets"] [part="empty-state"] button' }),
]
