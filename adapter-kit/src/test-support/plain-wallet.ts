import type { NetworkId } from '@latchkey/session/contract'
import type { ConformanceWallet } from '../conformance'

type Listener = (payload: unknown) => void

/** A simulated wallet with four methods of its own (`enter`, `accounts`, `network`, `switch`), for the conformance tests. */
export interface PlainWallet extends ConformanceWallet {
  ask(method: string, params?: unknown): Promise<unknown>
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
}

const accounts = [
  '0xA11ce00000000000000000000000000000000000',
  '0xB0b0000000000000000000000000000000000000',
] as const
const networkIds: readonly [NetworkId, NetworkId] = ['eip155:1', 'eip155:8453']

export function createPlainWallet(): PlainWallet {
  const requests: { method: string; params?: unknown }[] = []
  const listeners: { readonly event: string; readonly listener: Listener }[] = []
  const scripted = new Map<string, () => unknown>()
  let [account, network]: [string, NetworkId] = [accounts[0], networkIds[0]]
  let prompts = 0
  let allowed = false
  let held = false
  let isRejecting = false
  let malformed: { readonly value: unknown } | undefined

  const emit = (event: string, payload: unknown): void => {
    for (const one of [...listeners]) if (one.event === event) one.listener(payload)
  }
  const prompt = async (): Promise<void> => {
    prompts += 1
    if (held) await new Promise(() => undefined)
    if (!isRejecting) return
    isRejecting = false
    throw { code: 4001, message: 'No' }
  }
  const methods: Readonly<Record<string, (params: unknown) => unknown>> = {
    async enter() {
      if (!allowed) await prompt()
      allowed = true
      return [account]
    },
    accounts: () => (allowed ? [account] : []),
    network: () => network,
    async switch(target) {
      await prompt()
      const found = networkIds.find((id) => id === target)
      if (!found) throw { code: 4902, message: 'Unknown' }
      network = found
      emit('network', network)
    },
  }
  return {
    accounts,
    networkIds,
    requests,
    get prompts() {
      return prompts
    },
    get listeners() {
      return listeners.length
    },
    async ask(method, params) {
      requests.push(params === undefined ? { method } : { method, params })
      if (malformed) return malformed.value
      const answer = scripted.get(method) ?? methods[method]
      scripted.delete(method)
      if (!answer) throw { code: 4200, message: 'Unsupported' }
      return answer(params)
    },
    on: (event, listener) => void listeners.push({ event, listener }),
    off(event, listener) {
      const index = listeners.findIndex((one) => one.event === event && one.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
    },
    rejectNext() {
      isRejecting = true
    },
    hold() {
      held = true
    },
    answerNext: (method, answer) => void scripted.set(method, () => answer),
    failNext: (method, error) => void scripted.set(method, () => Promise.reject(error)),
    sendMalformed(value) {
      malformed = { value }
      for (const event of ['accounts', 'network', 'end']) emit(event, value)
    },
    async switchAccount(address) {
      account = address
      if (allowed) emit('accounts', [account])
    },
    async switchNetwork(id) {
      network = id
      emit('network', network)
    },
    async revoke() {
      allowed = false
      emit('accounts', [])
    },
    leave: async () => emit('end', { code: 4900, message: 'Gone' }),
  }
}
