import type { ReactNode } from 'react'
import { type Namespace, namespaceLabels, namespaceOf } from '../wallet/namespaces'
import type { AskedNamespace, Network } from '../wallet/state'
import { Checkboxes } from './checkboxes'

interface NetworkCheckboxesProps {
  readonly namespaces: readonly AskedNamespace[]
  readonly networks: readonly Network[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Checkboxes for the requested networks and, if a page requests several namespaces, for each namespace. */
export function NetworkCheckboxes({
  namespaces,
  networks,
  chosen,
  onChange,
}: NetworkCheckboxesProps): ReactNode {
  const asked = namespaces.flatMap(({ chains }) => chains)
  const several = namespaces.length > 1
  const shown = networks.filter(({ networkId }) =>
    namespaces.some(({ namespace }) => namespace === namespaceOf(networkId)),
  )
  const isChosen = (namespace: Namespace): boolean => chosen.some((one) => namespaceOf(one) === namespace)
  /** A namespace that is checked again gets the requested networks back. */
  const choose = (wanted: readonly Namespace[]): void =>
    onChange(
      namespaces.flatMap(({ namespace, chains }) => {
        if (!wanted.includes(namespace)) return []
        return isChosen(namespace) ? chosen.filter((one) => namespaceOf(one) === namespace) : chains
      }),
    )
  return (
    <>
      {several && (
        <Checkboxes
          legend="Chains"
          ticks={namespaces.map(({ namespace }) => ({ value: namespace, label: namespaceLabels[namespace] }))}
          chosen={namespaces.map(({ namespace }) => namespace).filter(isChosen)}
          onChange={choose}
        />
      )}
      <Checkboxes
        legend="Networks"
        ticks={shown.map(({ networkId, name }) => {
          const hints = [
            ...(asked.includes(networkId) ? [] : ['Not asked for']),
            ...(several ? wordsOf(networkId) : []),
          ]
          return { value: networkId, label: name, ...(hints.length > 0 ? { hint: hints.join(' · ') } : {}) }
        })}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  )
}

/** Solana's network needs no hint, as its name says what it is. */
function wordsOf(networkId: string): readonly string[] {
  return namespaceOf(networkId) === 'eip155' ? [namespaceLabels.eip155] : []
}
