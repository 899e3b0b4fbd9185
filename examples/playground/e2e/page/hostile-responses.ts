/** The responses of hostile wallets. Bundled into a page by `bundle-page-script.ts`. */
export type Responder = (method: string) => unknown

export const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const REFUSED = { code: 4001, message: 'User rejected the request.' }

export const refuse: Responder = () => Promise.reject(REFUSED)
export const never: Responder = () => new Promise(() => undefined)

function throwing(): never {
  throw new Error('A getter that throws.')
}

/** Throws on every access except to the allowed properties. */
export function trap(of: object, allowed: readonly PropertyKey[]): object {
  return new Proxy(of, {
    get: (target, key) => (allowed.includes(key) ? Reflect.get(target, key) : throwing()),
    has: throwing,
    ownKeys: throwing,
    getOwnPropertyDescriptor: throwing,
    getPrototypeOf: throwing,
  })
}

/** An object with a `then` method. */
function thenable(then: (resolve: (value: unknown) => void, reject: (reason: unknown) => void) => void) {
  return Object.defineProperty({}, 'then', { value: then })
}

function oneAfterAnother(responses: readonly (() => unknown)[]): Responder {
  let count = 0
  return () => {
    count += 1
    return responses[count % responses.length]?.()
  }
}

function circle(): object {
  const round: Record<string, unknown> = {}
  round['round'] = round
  return round
}

export const garbage: Responder = oneAfterAnother([
  () => undefined,
  () => null,
  () => '<img src=x onerror="top.pwned=1">',
  () => 42n,
  circle,
  () => Promise.resolve([{ toString: throwing }, 7, 'javascript:top.pwned=1', null]),
  () => Promise.resolve(trap([], ['then'])),
  () => Promise.resolve({ jsonrpc: '2.0', result: [ACCOUNT] }),
])

/** Throws different values, most of them no `Error`. */
export const thrower: Responder = oneAfterAnother(
  [new Error('<img src=x onerror="top.pwned=1">'), null, 'text', trap({}, []), undefined, REFUSED].map(
    (thrown) => () => {
      throw thrown
    },
  ),
)

export interface TwoFaced {
  readonly respond: Responder
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  /** Whether the valid response comes first. */
  accepts: boolean
}

/** Resolves and rejects twice, and again later, and emits each result twice as an event. */
export function twoFaced(): TwoFaced {
  const listeners = new Map<string, ((payload: unknown) => void)[]>()
  const say = (event: string, payload: unknown): void => {
    for (const listener of listeners.get(event) ?? [])
      for (let time = 0; time < 2; time += 1) listener(payload)
  }
  const wallet: TwoFaced = {
    accepts: false,
    on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    respond: (method) =>
      thenable((resolve, reject) => {
        const accept = (): void => {
          resolve(method === 'eth_chainId' ? '0x1' : [ACCOUNT])
          say('accountsChanged', [ACCOUNT])
          say('chainChanged', '0x1')
        }
        const calls = wallet.accepts ? [accept, () => reject(REFUSED)] : [() => reject(REFUSED), accept]
        for (const call of [...calls, ...calls]) call()
        setTimeout(() => {
          for (const call of calls) call()
        }, 5)
      }),
  }
  return wallet
}
