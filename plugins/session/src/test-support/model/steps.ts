import fc from 'fast-check'
import type { Account, NetworkId } from '../../contract'
import { alice, bob } from '../fake-connector'

export const IDS = ['a', 'b', 'c'] as const
export type Id = (typeof IDS)[number]

/** A step of a walk. Plain data, so that a printed walk can be replayed. */
export type Step =
  // Actions of the user on the page.
  | { readonly kind: 'connect'; readonly tab: number; readonly id: Id }
  | {
      readonly kind: 'disconnect'
      readonly tab: number
      readonly id: Id | undefined
      readonly times: 1 | 2
    }
  | {
      readonly kind: 'switch'
      readonly tab: number
      readonly networkId: NetworkId
      readonly wallet: 'obeys' | 'declines' | 'lies'
    }
  // Actions of the user in a wallet.
  | { readonly kind: 'approve' | 'reject'; readonly id: Id }
  | { readonly kind: 'lock' | 'unlock' | 'allow' | 'revoke' | 'repeat'; readonly id: Id }
  | { readonly kind: 'account'; readonly id: Id; readonly account: Account }
  | { readonly kind: 'network'; readonly id: Id; readonly networkId: NetworkId }
  // Events of the page.
  | { readonly kind: 'reload'; readonly tab: number; readonly late: readonly Id[] }
  | { readonly kind: 'announce' | 'vanish'; readonly tab: number; readonly id: Id }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'storage'; readonly what: 'emptied' | 'garbage' | 'refuses' | 'heals' }

export type Walk = readonly Step[]

const LONGEST_WALK = 18

type Weighted = { readonly weight: number; readonly arbitrary: fc.Arbitrary<Step> }

const id = fc.constantFrom(...IDS)
const account = fc.constantFrom(alice, bob)
/** `eip155:10` is not configured on the page. */
const networkId = fc.constantFrom<NetworkId>('eip155:1', 'eip155:8453', 'eip155:10')

function common(tab: fc.Arbitrary<number>): readonly Weighted[] {
  const of = <Kind extends 'approve' | 'reject' | 'lock' | 'unlock' | 'allow' | 'revoke' | 'repeat'>(
    kind: Kind,
  ): fc.Arbitrary<{ readonly kind: Kind; readonly id: Id }> => fc.record({ kind: fc.constant(kind), id })
  return [
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('connect' as const), tab, id }) },
    { weight: 6, arbitrary: of('approve') },
    { weight: 2, arbitrary: of('reject') },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('disconnect' as const),
        tab,
        id: fc.option(id, { nil: undefined }),
        times: fc.constantFrom<1 | 2>(1, 2),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('switch' as const),
        tab,
        networkId,
        wallet: fc.constantFrom<'obeys' | 'declines' | 'lies'>('obeys', 'declines', 'lies'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('account' as const), id, account }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('network' as const), id, networkId }) },
    { weight: 2, arbitrary: of('lock') },
    { weight: 3, arbitrary: of('unlock') },
    { weight: 2, arbitrary: of('revoke') },
    { weight: 1, arbitrary: of('allow') },
    { weight: 1, arbitrary: of('repeat') },
  ]
}

/** Walks in one tab, in which wallets appear late or disappear, time passes, and storage is damaged. */
export const inOneTab: fc.Arbitrary<Walk> = walks(fc.constant(0), [
  ...common(fc.constant(0)),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reload' as const),
      tab: fc.constant(0),
      late: fc.subarray([...IDS]),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('announce' as const), tab: fc.constant(0), id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('vanish' as const), tab: fc.constant(0), id }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(1_000, 3_000, 6_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('storage' as const),
      what: fc.constantFrom<'emptied' | 'garbage' | 'refuses' | 'heals'>(
        'emptied',
        'garbage',
        'refuses',
        'heals',
      ),
    }),
  },
])

/** Walks in two tabs with the same wallets and the same storage. */
export const inTwoTabs: fc.Arbitrary<Walk> = walks(fc.constantFrom(0, 1), [
  ...common(fc.constantFrom(0, 1)),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reload' as const),
      tab: fc.constantFrom(0, 1),
      late: fc.constant([]),
    }),
  },
])

function walks(tab: fc.Arbitrary<number>, weighted: readonly Weighted[]): fc.Arbitrary<Walk> {
  const one = fc.oneof(...weighted)
  // Random steps rarely connect two wallets, but most faults need two. So some parts connect and approve a wallet.
  const joining = fc.tuple(tab, id).map(([where, wallet]): readonly Step[] => [
    { kind: 'connect', tab: where, id: wallet },
    { kind: 'approve', id: wallet },
  ])
  return fc
    .array(fc.oneof({ weight: 4, arbitrary: one.map((step) => [step]) }, { weight: 1, arbitrary: joining }), {
      minLength: 5,
      maxLength: LONGEST_WALK,
    })
    .map((parts) => parts.flat())
}
