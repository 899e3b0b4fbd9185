import {
  chosenFeatures,
  type Feature,
  type FeatureId,
  features,
  needsCloud,
} from '../../examples/playground/src/demo/choices'
import type { Bytes } from '../../examples/playground/src/demo/combination'
import { isStillTrue } from './tolerance'

/** The file with the bytes that the demo shows. */
export const DEMO_BYTES_FILE = 'examples/playground/src/demo/bytes.json'

/** Every subset of the demo's features, in their order: the empty one first, all of them last. */
export function demoCombinations(): readonly (readonly Feature[])[] {
  const sets: ReadonlySet<FeatureId>[] = [new Set()]
  for (const { id } of features) sets.push(...sets.map((set) => new Set([...set, id])))
  return sets.map(chosenFeatures)
}

/** What the demo says of combinations and was measured otherwise, by more than the tolerance: sentences. */
export function staleCombinations(
  documented: Readonly<Record<string, Bytes | undefined>>,
  measured: Readonly<Record<string, Bytes>>,
): readonly string[] {
  return Object.entries(measured).flatMap(([key, { eager, lazy }]) => {
    const said = documented[key]
    const name = key || 'no feature'
    if (!said) return [`${name}: was not measured for the demo`]
    return isStillTrue(said.eager, eager) && isStillTrue(said.lazy, lazy)
      ? []
      : [`${name}: says ${said.eager} and ${said.lazy} B, and is ${eager} and ${lazy} B`]
  })
}

/** The module with what the demo's code of these features imports. */
export function demoEntry(chosen: readonly Feature[]): string {
  return [
    "export { createLatchkey, essentials } from 'latchkey'",
    "export { ConnectButton, LatchkeyProvider } from 'latchkey/react'",
    "export { evm } from '@latchkey/evm'",
    "export { base, mainnet } from '@latchkey/evm/networks'",
    ...(needsCloud(chosen) ? ["export { cloud } from '@latchkey/cloud'"] : []),
    ...chosen.map(({ name, from }) => `export { ${name} } from '${from}'`),
  ].join('\n')
}
