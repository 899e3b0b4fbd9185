import type { SessionApi } from '@latchkey/session/contract'
import { errors } from '../data/errors'
import { connectedOn, offering } from '../data/sessions'
import { brass, few, knownFern, longNames, lookAlikes, sameNames } from '../data/wallets'
import type { ViewState } from '../gallery-state'

/** Longer than the delay of any phase of this screen. */
const WAITING_MS = 1000
const SILENT_MS = 13_000

function asking(
  { id: walletId, name }: { readonly id: string; readonly name: string },
  more: Omit<ViewState, 'session' | 'path' | 'shows'> & Partial<ViewState>,
): ViewState {
  return {
    session: offering(few),
    path: [(to) => to.push('Connect'), (to) => to.push('ConnectingExternal', { walletId, name })],
    shows: '[part="connecting"]',
    ...more,
  }
}

const ends = (error: unknown): Pick<ViewState, 'api'> => ({ api: { connect: () => Promise.reject(error) } })

export function connected(): Partial<SessionApi> {
  const refuse = (): never => {
    throw new Error('Nobody asks in the gallery.')
  }
  const provider = { request: refuse, on: refuse, removeListener: refuse }
  const accounts = [{ namespace: 'eip155', address: '0x1' }] as const
  return {
    connect: async (walletId) => ({ id: 'only', walletId, accounts, networkIds: {}, provider }),
  }
}

const longName = longNames[0] ?? brass

export const connectingStates: readonly ViewState[] = [
  asking(brass, { id: 'connecting-external/opening' }),
  asking(brass, { id: 'connecting-external/waiting', act: ({ pass }) => pass(WAITING_MS) }),
  asking(brass, { id: 'connecting-external/silent', act: ({ pass }) => pass(SILENT_MS) }),
  asking(brass, { id: 'connecting-external/declined', ...ends(errors.declined) }),
  asking(brass, {
    id: 'connecting-external/declined-focus',
    ...ends(errors.declined),
    act: ({ focus }) => focus('[part~="button-primary"]'),
  }),
  asking(brass, { id: 'connecting-external/locked', ...ends(errors.locked) }),
  asking(brass, { id: 'connecting-external/pending', ...ends(errors.pending) }),
  asking(brass, { id: 'connecting-external/failed', ...ends(new Error('Not one of ours')) }),
  asking(brass, {
    id: 'connecting-external/retrying',
    act: async ({ pass, press }) => {
      await pass(SILENT_MS)
      await press('[part~="connecting"] button')
    },
  }),
  asking({ id: 'no-longer-here', name: 'Harbour' }, { id: 'connecting-external/gone' }),
  asking(brass, {
    id: 'connecting-external/switching',
    session: { ...connectedOn('eip155:1'), preferredNetworkIds: { eip155: 'eip155:8453' } },
    act: ({ pass }) => pass(WAITING_MS),
  }),
  asking(
    { id: 'harbour-2', name: 'Harbour' },
    {
      id: 'connecting-external/look-alike',
      session: offering(lookAlikes),
      act: ({ pass }) => pass(WAITING_MS),
    },
  ),
  asking(
    { id: 'fern-solana', name: 'Fern' },
    {
      id: 'connecting-external/same-name',
      session: offering(sameNames),
      connect: { customWallets: [knownFern] },
      act: ({ pass }) => pass(WAITING_MS),
    },
  ),
  asking(brass, { id: 'connecting-external/connected', api: connected() ?? {} }),
  asking(longName, {
    id: 'connecting-external/long-name',
    session: offering(longNames),
    act: ({ pass }) => pass(WAITING_MS),
  }),
  asking(
    { id: 'plain', name: 'Plain' },
    {
      id: 'connecting-external/without-picture',
      session: offering([{ ...brass, id: 'plain', name: 'Plain', iconUrl: '' }]),
      act: ({ pass }) => pass(WAITING_MS),
    },
  ),
]
