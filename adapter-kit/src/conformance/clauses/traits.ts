import * as v from '@latchkey/session/schema'
import { namespaceSchema } from '@latchkey/session/schema'
import { type Clause, ClauseError, demand, demandEqual, show } from '../clause'

const text = v.pipe(v.string(), v.minLength(1))
const traitsSchema = v.object({
  id: text,
  name: v.pipe(
    text,
    v.check((name) => name.trim() === name, 'has space around it'),
  ),
  kind: v.picklist(['injected', 'announced', 'external', 'walletConnect', 'embedded']),
  namespaces: v.pipe(v.array(namespaceSchema), v.minLength(1)),
  approval: v.picklist(['wallet', 'ours']),
  rdns: v.exactOptional(text),
  iconUrl: v.exactOptional(
    v.pipe(v.string(), v.regex(/^(data:image\/|https:)/, 'is neither data: nor https:')),
  ),
})

/** Clauses about a connector's traits. */
export const traitsClauses: readonly Clause[] = [
  {
    id: 'traits-complete',
    section: 'ConnectorTraits',
    sentence: 'has an id, a name, a kind, namespaces (CAIP-2) and who approves requests',
    async run(bench) {
      const { connector } = await bench.start()
      const { success, issues } = v.safeParse(traitsSchema, connector.traits)
      if (success) return
      const violations = issues.map((issue) => `${v.getDotPath(issue) ?? 'traits'}: ${issue.message}`)
      throw new ClauseError(violations.join('; '))
    },
  },
  {
    id: 'traits-plain',
    section: 'ConnectorTraits',
    sentence: 'has traits of plain data, because they become part of the state',
    async run(bench) {
      const { traits } = (await bench.start()).connector
      demandEqual('traits as JSON', JSON.parse(JSON.stringify(traits)), traits)
      const odd = Object.entries(traits).find(([, value]) => typeof value === 'function')
      demand(odd === undefined, `traits.${odd?.[0]} is a function`)
    },
  },
  {
    id: 'id-same',
    section: 'Connector.id',
    sentence: 'has one id, in the slot item and in its traits, and the same one on the next visit',
    async run(bench) {
      const [first, second] = [await bench.start(), await bench.start()]
      demandEqual('traits.id', first.connector.traits.id, first.connector.id)
      demand(
        first.connector.id === second.connector.id,
        `is ${show(first.connector.id)} on the first visit and ${show(second.connector.id)} on the next`,
      )
    },
  },
]
