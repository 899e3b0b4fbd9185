import * as v from 'valibot'
import { type Namespace, namespaceOf, namespaces } from './namespaces'
import { readAnswers } from './read-answers'
import { solanaMethods } from './solana/methods'
import type { AskedNamespace, Network, Page, Proposal } from './state'

const supportedMethods: Readonly<Record<Namespace, readonly string[]>> = {
  eip155: [
    'personal_sign',
    'eth_signTypedData',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    ...readAnswers.keys(),
  ],
  solana: solanaMethods,
}
const supportedEvents: readonly string[] = ['accountsChanged', 'chainChanged']

export const metadataSchema = v.object({
  name: v.fallback(v.string(), ''),
  url: v.fallback(v.string(), ''),
  icons: v.fallback(v.array(v.string()), []),
})

const namespacesSchema = v.optional(
  v.record(
    v.string(),
    v.object({
      chains: v.optional(v.array(v.string()), []),
      methods: v.optional(v.array(v.string()), []),
      events: v.optional(v.array(v.string()), []),
    }),
  ),
  {},
)

const proposalSchema = v.object({
  id: v.number(),
  proposer: v.object({ metadata: metadataSchema }),
  requiredNamespaces: namespacesSchema,
  optionalNamespaces: namespacesSchema,
})

/** One entry of the requested namespaces. Several may concern the same chain. */
interface Asked {
  /** A namespace, or a network id as `eip155:1`. */
  readonly key: string
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** The proposal in the form that is shown to the owner; `undefined` for invalid input. */
export function readProposal(input: unknown, networks: readonly Network[]): Proposal | undefined {
  const parsed = v.safeParse(proposalSchema, input)
  if (!parsed.success) return undefined
  const { id, proposer, requiredNamespaces, optionalNamespaces } = parsed.output
  const required = listAsked(requiredNamespaces)
  const asked = [...required, ...listAsked(optionalNamespaces)]
  const known = (networkId: string): boolean => networks.some((network) => network.networkId === networkId)
  return {
    kind: 'proposal',
    id,
    page: pageOf(proposer.metadata),
    namespaces: namespaces.flatMap((namespace) => readNamespace(namespace, asked, known)),
    missing: [
      ...required.flatMap(({ chains }) => chains).filter((networkId) => !known(networkId)),
      ...required.flatMap(({ key, methods }) => methods.filter((method) => !isSupported(key, method))),
    ],
  }
}

/** Leaves out unknown network ids, the former ones of Solana among them. */
function readNamespace(
  namespace: Namespace,
  asked: readonly Asked[],
  known: (networkId: string) => boolean,
): readonly AskedNamespace[] {
  const own = asked.filter(({ key }) => namespaceOf(key) === namespace)
  if (own.length === 0) return []
  const isOwn = (networkId: string): boolean => namespaceOf(networkId) === namespace
  return [
    {
      namespace,
      chains: unique(own.flatMap(({ chains }) => chains)).filter((one) => known(one) && isOwn(one)),
      methods: unique(own.flatMap(({ methods }) => methods)).filter((one) => isSupported(namespace, one)),
      events: unique(own.flatMap(({ events }) => events)).filter((one) => supportedEvents.includes(one)),
    },
  ]
}

function listAsked(given: v.InferOutput<typeof namespacesSchema>): readonly Asked[] {
  return Object.entries(given).map(([key, rest]) => ({
    ...rest,
    key,
    chains: key.includes(':') ? [key] : rest.chains,
  }))
}

function isSupported(key: string, method: string): boolean {
  const namespace = namespaceOf(key)
  return namespace !== undefined && supportedMethods[namespace].includes(method)
}

export function pageOf({ name, url, icons }: v.InferOutput<typeof metadataSchema>): Page {
  const host = URL.canParse(url) ? new URL(url).host : ''
  return { name: name.trim() || host || 'A page without a name', host, iconUrl: icons[0] }
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)]
}
