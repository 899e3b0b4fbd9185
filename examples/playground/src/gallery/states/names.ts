import { cloudContract } from '@latchkey/cloud/contract'
import { ServiceUnreachableError } from '@latchkey/cloud/errors'
import { fake } from '@latchkey/kernel/testing'
import { HttpStatusError } from '@latchkey/kernel/web'
import { names } from '@latchkey/names'
import type { SessionApi } from '@latchkey/session/contract'
import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { ethereum } from '../data/networks'
import { ADDRESS, connectedOn, onBitcoin, target } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

const never = (): Promise<never> => new Promise(() => undefined)
const name = 'lighthouse.reown.id'
const profile = { name, addresses: { 60: { address: ADDRESS } } }
const refused = (description: string): HttpStatusError =>
  new HttpStatusError(400, undefined, { status: 'FAILED', reasons: [{ field: 'name', description }] })

interface Service {
  /** Whether the typed name is taken. An error: the service fails. `never`: it does not respond. */
  readonly taken?: boolean | Error | 'never'
  /** The name that the account already has. An error: the service fails. */
  readonly own?: string | Error
  readonly registration?: Error | 'never'
  /** How the wallet responds to the request. Default: not at all. */
  readonly wallet?: Error | 'signs'
}

function suggestionsOf(path: string, taken: boolean): object {
  const text = path.split('/').at(-1) ?? ''
  const free = ['-wallet', 'hq', '-1', '-one'].map((end) => ({
    name: `${text}${end}.reown.id`,
    registered: false,
  }))
  return { suggestions: [{ name: `${text}.reown.id`, registered: taken }, ...free] }
}

async function answerOf(
  path: string,
  { taken = false, own, registration = 'never' }: Service,
): Promise<unknown> {
  if (path.includes('/suggestions/')) {
    if (taken === 'never') return never()
    if (taken instanceof Error) throw taken
    return suggestionsOf(path, taken)
  }
  if (path.includes('/reverse/')) {
    if (own instanceof Error) throw own
    return own === undefined ? [] : [{ ...profile, name: own }]
  }
  if (path.endsWith('/account')) {
    if (registration instanceof Error) throw registration
    return never()
  }
  return []
}

function adapterOf({ wallet }: Service): SessionApi['adapter'] {
  const message = async (): Promise<string> => {
    if (wallet instanceof Error) throw wallet
    if (wallet !== 'signs') return never()
    // Once the view is drawn, as from a wallet that asks its user.
    return new Promise((resolve) => setTimeout(() => resolve('0x5e'), 20))
  }
  return () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: [ethereum],
    isAddress: () => true,
    capabilities: async () => ({ sign: { message } }),
  })
}

type Parts = Partial<ViewState> & { readonly service?: Service }

function state(id: string, { service = {}, ...more }: Parts = {}): ViewState {
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      projectId: 'p',
      blockchainApi: async ({ path, parse }) => parse(await answerOf(path, service)),
    },
  })
  return {
    id: `names/${id}`,
    session: connectedOn('eip155:1'),
    api: { adapter: adapterOf(service), active: () => target },
    plugins: [cloud, names()],
    path: [(to) => to.push('Account'), (to) => to.push('RegisterAccountName')],
    shows: '[part="register-name"]',
    ...more,
  }
}

const type =
  (text: string, part?: string) =>
  async (driver: ViewDriver): Promise<void> => {
    await driver.type('[part~="text-field-input"]', text)
    await driver.pass(500)
    if (part !== undefined) await waitForPart(driver, `[part~="${part}"]`)
  }
/** The user has registered the typed name, with wallet and service in the given states. */
const asked = (id: string, service: Service): ViewState =>
  state(id, {
    service,
    async act(driver) {
      await type('lighthouse')(driver)
      await waitForPart(driver, '[part~="register-name-submit"]:enabled')
      await driver.press('[part~="register-name-submit"]')
      await waitForPart(driver, '[part="register-name-request"]')
      await driver.pass(1_000)
    },
  })

export const nameStates: readonly ViewState[] = [
  state('choose', {
    path: [(to) => to.push('Account'), (to) => to.push('ChooseAccountName')],
    shows: '[part="choose-name"]',
  }),
  state('unsupported-chain', { session: onBitcoin(), shows: '[part~="empty-state"]' }),
  state('form'),
  state('form/wrong', { act: type('light_house') }),
  state('form/too-short', { act: type('li') }),
  state('form/checking', { service: { taken: 'never' }, act: type('lighthouse') }),
  state('form/free', { act: type('lighthouse') }),
  state('form/taken', { service: { taken: true }, act: type('lighthouse', 'name-suggestion') }),
  state('form/failed', {
    service: { taken: refused('The zone is closed for today') },
    act: type('lighthouse', 'name-check-failed'),
  }),
  state('own', { service: { own: 'lighthouse.reown.id' }, shows: '[part="own-name"]' }),
  state('own/failed', {
    service: { own: new ServiceUnreachableError() },
    shows: '[part="own-names-failed"]',
  }),
  asked('request', {}),
  asked('request/declined', { wallet: new UserRejectedError({ phase: 'request' }) }),
  asked('request/unknown', { wallet: new WalletError('DISCONNECTED', { phase: 'request' }) }),
  asked('request/late', { wallet: 'signs', registration: refused('Signature timestamp is too old') }),
  asked('request/registering', { wallet: 'signs' }),
  asked('request/unconfirmed', { wallet: 'signs', registration: new ServiceUnreachableError() }),
  asked('request/refused', { wallet: 'signs', registration: refused('Name is already registered') }),
  state('registered', {
    path: [(to) => to.push('RegisterAccountNameSuccess', { name })],
    shows: '[part="name-registered"]',
  }),
]
