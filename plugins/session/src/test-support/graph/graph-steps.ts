import fc from 'fast-check'
import type { AccountType, NetworkId } from '../../contract'
import { IDS, type Id, NAMESPACES, type Namespace, NETWORKS, networkOf } from './graph-wallets'

/** A step of a walk. Plain data, so that a printed walk can be replayed. */
export type GraphStep =
  | { readonly kind: 'connect'; readonly row: string; readonly namespaces: readonly Namespace[] | undefined }
  | { readonly kind: 'disconnect'; readonly id: Id | undefined }
  | {
      readonly kind: 'activate'
      readonly id: Id
      readonly namespace: Namespace | undefined
      readonly account: number
    }
  | { readonly kind: 'prefer'; readonly namespace: Namespace; readonly type: AccountType }
  | { readonly kind: 'switch'; readonly networkId: NetworkId; readonly declines: boolean }
  | { readonly kind: 'add' | 'remove'; readonly networkId: NetworkId }
  | { readonly kind: 'request'; readonly id: Id | undefined; readonly namespace: Namespace }
  // Actions of the user in a wallet.
  | { readonly kind: 'account'; readonly id: Id; readonly namespace: Namespace; readonly by: number }
  | { readonly kind: 'network'; readonly id: Id; readonly networkId: NetworkId }
  | { readonly kind: 'revoke'; readonly id: Id }
  | { readonly kind: 'grant'; readonly namespaces: readonly Namespace[] }
  // The page is reloaded; a wallet may have revoked its permission meanwhile.
  | { readonly kind: 'reload'; readonly revoked: Id | undefined }

export type GraphWalk = readonly GraphStep[]

const id = fc.constantFrom<Id>(...IDS)
const namespace = fc.constantFrom<Namespace>(...NAMESPACES)
const networkId = fc
  .tuple(namespace, fc.constantFrom(...NETWORKS))
  .map(([one, reference]) => networkOf(one, reference))
const rows = ['evm', 'sun', 'brand.example', 'brand-sun', 'phone'] as const
const some = fc.subarray([...NAMESPACES], { minLength: 1 })

const kind = <Kind extends GraphStep['kind']>(name: Kind): fc.Arbitrary<Kind> => fc.constant(name)

const step: fc.Arbitrary<GraphStep> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('connect'),
      row: fc.constantFrom<string>(...rows),
      namespaces: fc.option(some, { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('disconnect'), id: fc.option(id, { nil: undefined, freq: 8 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('activate'),
      id,
      namespace: fc.option(namespace, { nil: undefined }),
      account: fc.integer({ min: -2, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('prefer'),
      namespace,
      type: fc.constantFrom<AccountType>('eoa', 'smartAccount'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: kind('switch'), networkId, declines: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('add'), networkId }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('remove'), networkId }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('request'), id: fc.option(id, { nil: undefined }), namespace }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('account'), id, namespace, by: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('network'), id, networkId }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('revoke'), id }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('grant'), namespaces: some }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('reload'), revoked: fc.option(id, { nil: undefined }) }),
  },
)

/** Random walks with exactly this number of steps. */
export const walksOf = (events: number): fc.Arbitrary<GraphWalk> =>
  fc.array(step, { minLength: events, maxLength: events })
