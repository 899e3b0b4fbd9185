import * as v from 'valibot'
import type { Network, Page, Proposal } from './state'

export const supportedMethods: readonly string[] = [
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
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

type Namespaces = v.InferOutput<typeof namespacesSchema>

/** The proposal as the owner is shown it, or undefined where it cannot be read. */
export function readProposal(input: unknown, networks: readonly Network[]): Proposal | undefined {
  const parsed = v.safeParse(proposalSchema, input)
  if (!parsed.success) return undefined
  const { id, proposer, requiredNamespaces, optionalNamespaces } = parsed.output
  const required = chainsOf(requiredNamespaces)
  const known = (networkId: string): boolean => networks.some((network) => network.networkId === networkId)
  const asked = [requiredNamespaces, optionalNamespaces].flatMap((namespaces) => Object.values(namespaces))
  const requiredMethods = Object.values(requiredNamespaces).flatMap(({ methods }) => methods)
  return {
    kind: 'proposal',
    id,
    page: pageOf(proposer.metadata),
    chains: unique([...required, ...chainsOf(optionalNamespaces)]).filter(known),
    missing: [
      ...required.filter((networkId) => !known(networkId)),
      ...requiredMethods.filter((method) => !supportedMethods.includes(method)),
    ],
    methods: unique(asked.flatMap(({ methods }) => methods)).filter((name) =>
      supportedMethods.includes(name),
    ),
    events: unique(asked.flatMap(({ events }) => events)).filter((name) => supportedEvents.includes(name)),
  }
}

/** A namespace may be one chain: `eip155:1` without a list. */
function chainsOf(namespaces: Namespaces): readonly string[] {
  return Object.entries(namespaces).flatMap(([key, { chains }]) => (key.includes(':') ? [key] : chains))
}

export function pageOf({ name, url, icons }: v.InferOutput<typeof metadataSchema>): Page {
  const host = URL.canParse(url) ? new URL(url).host : ''
  return { name: name.trim() || host || 'A page without a name', host, iconUrl: icons[0] }
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)]
}
