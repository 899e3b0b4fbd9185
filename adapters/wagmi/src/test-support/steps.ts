import type { NetworkId } from '@latchkey/session/contract'
import fc from 'fast-check'

/** A step of a walk. Plain data, so that a printed walk can be replayed. */
export type Step =
  // Actions of the page by wagmi.
  | { readonly kind: 'wagmi-connect'; readonly tab: number; readonly chainId: number | undefined }
  | {
      readonly kind: 'wagmi-disconnect' | 'connect-other' | 'use-other' | 'use-latchkey'
      readonly tab: number
    }
  | { readonly kind: 'wagmi-switch'; readonly tab: number; readonly chainId: number }
  // Actions of the user in Latchkey.
  | { readonly kind: 'connect' | 'choose' | 'activate'; readonly tab: number; readonly id: 'a' | 'b' | 's' }
  | { readonly kind: 'leave' | 'disconnect' | 'disconnect-all'; readonly tab: number }
  | { readonly kind: 'switch'; readonly tab: number; readonly networkId: NetworkId }
  // Actions of the user in a wallet.
  | {
      readonly kind:
        | 'approve'
        | 'reject'
        | 'lock'
        | 'unlock'
        | 'revoke'
        | 'allow'
        | 'obeys'
        | 'declines'
        | 'lies'
      readonly id: 'a' | 'b'
    }
  | { readonly kind: 'account'; readonly id: 'a' | 'b'; readonly account: 'alice' | 'bob' }
  | { readonly kind: 'network'; readonly id: 'a' | 'b'; readonly networkId: NetworkId }
  | { readonly kind: 'approve-other' | 'reject-other' | 'end-other' }
  | { readonly kind: 'network-other'; readonly chainId: number }
  // What happens to a page.
  | {
      readonly kind: 'reload'
      readonly tab: number
      readonly reconnectOnMount: boolean
      readonly delay: number
    }
  | { readonly kind: 'mount' | 'unmount'; readonly tab: number }
  | { readonly kind: 'time'; readonly ms: number }
  /** Turns of the event loop: without them, the next step follows at once. */
  | { readonly kind: 'turns'; readonly count: number }

export type Walk = readonly Step[]

const constant = <const Value>(value: Value): fc.Arbitrary<Value> => fc.constant(value)
const of = <const Kind extends string>(...kinds: readonly Kind[]): fc.Arbitrary<Kind> =>
  fc.constantFrom(...kinds)
const wallet = of('a', 'b')
/** 100 is wagmi's only, 137 is Latchkey's only, 10 is nobody's. */
const chainId = fc.constantFrom(1, 8453, 100, 137, 10)
const networkId = fc.constantFrom<NetworkId>(
  'eip155:1',
  'eip155:8453',
  'eip155:100',
  'eip155:137',
  'eip155:10',
)

/** Random walks in so many tabs. */
export function walksIn(tabs: number): fc.Arbitrary<Walk> {
  const tab = fc.nat(tabs - 1)
  const steps: readonly (readonly [weight: number, step: fc.Arbitrary<Step>])[] = [
    [
      3,
      fc.record({
        kind: constant('wagmi-connect'),
        tab,
        chainId: fc.option(chainId, { nil: undefined, freq: 3 }),
      }),
    ],
    [3, fc.record({ kind: constant('wagmi-disconnect'), tab })],
    [2, fc.record({ kind: of('connect-other', 'use-other', 'use-latchkey'), tab })],
    [3, fc.record({ kind: constant('wagmi-switch'), tab, chainId })],
    [3, fc.record({ kind: of('connect', 'choose'), tab, id: of('a', 'b', 's') })],
    [1, fc.record({ kind: constant('activate'), tab, id: of('a', 'b', 's') })],
    [2, fc.record({ kind: of('leave', 'disconnect', 'disconnect-all'), tab })],
    [2, fc.record({ kind: constant('switch'), tab, networkId })],
    [5, fc.record({ kind: constant('approve'), id: wallet })],
    [1, fc.record({ kind: constant('reject'), id: wallet })],
    [
      2,
      fc.record({ kind: of('lock', 'unlock', 'revoke', 'allow', 'obeys', 'declines', 'lies'), id: wallet }),
    ],
    [2, fc.record({ kind: constant('account'), id: wallet, account: of('alice', 'bob') })],
    [2, fc.record({ kind: constant('network'), id: wallet, networkId })],
    [2, fc.record({ kind: of('approve-other', 'reject-other', 'end-other') })],
    [1, fc.record({ kind: constant('network-other'), chainId })],
    [
      3,
      fc.record({
        kind: constant('reload'),
        tab,
        reconnectOnMount: fc.boolean(),
        delay: fc.constantFrom(0, 2, 9),
      }),
    ],
    [2, fc.record({ kind: of('mount', 'unmount'), tab })],
    [1, fc.record({ kind: constant('time'), ms: fc.constantFrom(1_000, 6_000) })],
    [8, fc.record({ kind: constant('turns'), count: fc.constantFrom(1, 2, 4) })],
  ]
  const one = fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })))
  // Random steps rarely connect a wallet, but most faults need one.
  const joining = fc
    .tuple(tab, wallet, fc.boolean())
    .map(
      ([where, id, byWagmi]): Walk => [
        ...(byWagmi ? [{ kind: 'wagmi-connect', tab: where, chainId: undefined } as const] : []),
        { kind: byWagmi ? 'choose' : 'connect', tab: where, id },
        { kind: 'turns', count: 1 },
        { kind: 'approve', id },
      ],
    )
  return fc
    .array(fc.oneof({ weight: 5, arbitrary: one.map((step) => [step]) }, { weight: 1, arbitrary: joining }), {
      minLength: 4,
      maxLength: 24,
    })
    .map((parts) => parts.flat())
}
