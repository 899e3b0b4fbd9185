import * as v from '@latchkey/session/schema'
import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { PAGE_GLOBALS } from '../options'
import type { Prompt } from '../prompt'
import type { RecordedRequest, SimulatedWallet } from '../simulated-wallet'

const isAddress = (said: unknown): said is Address => typeof said === 'string' && said.startsWith('0x')
const addresses = v.array(v.custom<Address>(isAddress))
const requests = v.array(v.object({ method: v.string(), params: v.unknown() }))
const kind = v.picklist([
  'unlock',
  'connect',
  'switch-network',
  'add-network',
  'sign-message',
  'sign-typed-data',
  'send-transaction',
  'send-calls',
  'grant-permissions',
  'revoke-permissions',
  'sign-in',
  'sign-solana-transactions',
  'send-solana-transactions',
])

/** The owner's own actions, the same as in the page. */
type OwnDoing = 'lock' | 'unlock' | 'switchAccount' | 'switchNetwork' | 'revoke' | 'goOffline' | 'goOnline'

/** The controls of `SimulatedWallet`, from a test's side of the browser. They act on the page that is open now. */
export interface PageWallet extends Pick<SimulatedWallet, OwnDoing> {
  /** The wallet's name in lists. */
  readonly name: string
  readonly rdns: string
  accounts(): Promise<readonly Address[]>
  solanaAccounts(): Promise<readonly string[]>
  /** Every request since the page was loaded, oldest first. */
  requests(): Promise<readonly RecordedRequest[]>
  /** Every prompt since then, by kind: `connect`, `sign-message`, … */
  prompts(): Promise<readonly Prompt['kind'][]>
  approveNext(choice?: { readonly account?: string }): Promise<void>
  rejectNext(): Promise<void>
  /** Leaves all prompts open until the returned function is called. */
  hold(): Promise<() => Promise<void>>
  /** Resolves with the kind of the oldest open prompt, as soon as there is one. */
  waitForPrompt(): Promise<Prompt['kind']>
  /** The next call of `method` resolves with `answer`: plain data. */
  answerNext(method: string, answer: unknown): Promise<void>
  /** The next call of `method` rejects with `error`: plain data, `{ code: 4001, message: 'No' }`. */
  failNext(method: string, error: unknown): Promise<void>
  emit(event: string, payload: unknown): Promise<void>
}

/** Runs in the page. It uses nothing from outside, because only its source text is sent there. */
function callInPage([name, method, given]: readonly [string, string, readonly unknown[]]): unknown {
  const wallet: unknown = Reflect.get(globalThis, name)
  if (typeof wallet !== 'object' || wallet === null)
    throw new Error('There is no wallet in this page: open one with page.goto first.')
  const member: unknown = Reflect.get(wallet, method)
  const answer: unknown = typeof member === 'function' ? Reflect.apply(member, wallet, given) : member
  // A prompt may hold values that cannot be sent out of the page, so only its kind is returned.
  const kindOf = (one: unknown): unknown => Reflect.get(Object(one), 'kind')
  if (method === 'prompts' && Array.isArray(answer)) return answer.map(kindOf)
  return method === 'waitForPrompt' ? Promise.resolve(answer).then(kindOf) : answer
}

/** Controls the wallet in a page that was opened with the page script. */
export function createPageWallet(page: Page, info: Pick<PageWallet, 'name' | 'rdns'>): PageWallet {
  const call = (method: keyof SimulatedWallet, ...given: readonly unknown[]) =>
    page.evaluate(callInPage, [PAGE_GLOBALS.wallet, method, given] as const)
  const control = async (method: keyof SimulatedWallet, ...given: readonly unknown[]): Promise<void> => {
    await call(method, ...given)
  }
  return {
    ...info,
    accounts: async () => v.parse(addresses, await call('accounts')),
    solanaAccounts: async () => v.parse(v.array(v.string()), await call('solanaAccounts')),
    requests: async () => v.parse(requests, await call('requests')),
    prompts: async () => v.parse(v.array(kind), await call('prompts')),
    waitForPrompt: async () => v.parse(kind, await call('waitForPrompt')),
    approveNext: (choice = {}) => control('approveNext', choice),
    rejectNext: () => control('rejectNext'),
    async hold() {
      const release = await page.evaluateHandle(callInPage, [PAGE_GLOBALS.wallet, 'hold', []] as const)
      return () => release.evaluate((run) => (typeof run === 'function' ? run() : undefined))
    },
    answerNext: (method, answer) => control('answerNext', method, answer),
    failNext: (method, error) => control('failNext', method, error),
    emit: (event, payload) => control('emit', event, payload),
    lock: () => control('lock'),
    unlock: () => control('unlock'),
    switchAccount: (address) => control('switchAccount', address),
    switchNetwork: (networkId) => control('switchNetwork', networkId),
    revoke: () => control('revoke'),
    goOffline: () => control('goOffline'),
    goOnline: () => control('goOnline'),
  }
}
