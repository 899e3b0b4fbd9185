import { createFakeClock } from '@latchkey/kernel/testing'
import { UserRejectedError } from '@latchkey/session/errors'
import { SignInRefusedError } from '../errors'
import { accountOf } from '../sign-in/request-session'
import { isCurrent, isSameAccount } from '../sign-in/session-rules'
import type { Simulation, SimulationOptions, Tab } from './sign-in-model'
import { openTab } from './sign-in-tab'

export const ANA = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
export const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const SESSION_MS = 3_600_000

export function createSimulation(options: SimulationOptions): Simulation {
  const clock = createFakeClock()
  const nonces = new Set<string>()
  const faults: string[] = []
  let isSlow = false
  let waiting: (() => void)[] = []
  let count = 0

  const gone = (): Promise<never> => new Promise(() => undefined)
  const served = async (tab: Tab): Promise<void> => {
    tab.calls += 1
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
    // A closed tab never receives a response.
    if (tab.isClosed()) await gone()
  }
  const simulation: Simulation = {
    clock,
    options,
    tabs: [],
    prompts: [],
    target: undefined,
    locked: undefined,
    onServer: undefined,
    stored: undefined,
    isSignOutOwed: false,
    refusesSignOuts: false,
    faults,
    backendOf: (tab) => ({
      namespaces: ['eip155'],
      async nonce() {
        await served(tab())
        count += 1
        const nonce = `nonce${count}abcdef`
        nonces.add(nonce)
        return { nonce }
      },
      async add({ message, signature }) {
        await served(tab())
        if (!nonces.delete(message.nonce)) throw new SignInRefusedError('NONCE_USED')
        if (signature !== '0x01') throw new SignInRefusedError('SIGNATURE_INVALID')
        const { accountAddress, networkId, issuedAt, expirationTime = issuedAt } = message
        simulation.onServer = { accountAddress, networkId, issuedAt, expirationTime }
        return simulation.onServer
      },
      async current() {
        await served(tab())
        return simulation.onServer
      },
      async signOut() {
        if (simulation.refusesSignOuts) {
          await served(tab())
          throw new TypeError('Failed to fetch')
        }
        // The server handles the request even if the tab is closed. Only the response is delayed.
        simulation.onServer = undefined
        await served(tab())
      },
    }),
    async ask(tab, target, signal) {
      const { nonce } = await tab.backend.nonce(target.account.address, signal)
      signal.throwIfAborted()
      tab.prompts += 1
      const { signIn } = tab.state
      if (signIn.status === 'signed-in' && isCurrent(signIn.session, clock.now()))
        faults.push('a signature is requested although the tab has a valid session')
      const { stored, onServer } = simulation
      // While disconnected, the account that will connect is not known before the request.
      const isKnown = signIn.status !== 'disconnected' && stored !== undefined && stored === onServer
      if (isKnown && isSameAccount(stored, accountOf(target)) && isCurrent(stored, clock.now()))
        faults.push('a signature is requested although the server has a session')
      if (simulation.prompts.some((one) => one.tab === tab && !one.signal.aborted))
        faults.push('two signature requests of a tab are pending')
      const { accountAddress, networkId } = accountOf(target)
      const now = clock.now()
      return new Promise((resolve, reject) => {
        simulation.prompts.push({
          tab,
          signal,
          answer(outcome) {
            if (tab.isClosed()) return
            if (outcome === 'decline') return reject(new UserRejectedError({ phase: 'request' }))
            const message = {
              domain: 'shop.example',
              uri: 'https://shop.example/',
              version: '1',
              nonce,
              issuedAt: new Date(now).toISOString(),
              expirationTime: new Date(now + SESSION_MS).toISOString(),
              accountAddress,
              networkId,
            } as const
            resolve({ text: '', message, signature: outcome === 'sign' ? '0x01' : '0x02' })
          },
        })
      })
    },
    followAll() {
      for (const tab of simulation.tabs) tab.follow()
    },
    async settle() {
      // Each tab handles what the other has stored, and may then store something itself.
      for (let round = 0; round < 3; round += 1) {
        await clock.advance(0)
        for (const tab of simulation.tabs) tab.readStorage()
      }
      await clock.advance(0)
    },
    hold(next) {
      isSlow = next
      const due = waiting
      waiting = []
      for (const respond of due) respond()
    },
  }
  simulation.tabs.push(openTab(simulation), openTab(simulation))
  return simulation
}
