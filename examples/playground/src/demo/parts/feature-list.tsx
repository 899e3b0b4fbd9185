import type { ReactNode } from 'react'
import { bytesOf, kilobytes } from '../bytes'
import { chosenFeatures, type FeatureId, features } from '../choices'
import type { Texts } from '../texts'
import { RowLegend } from './row-legend'

interface FeatureListProps {
  readonly texts: Texts
  readonly chosen: ReadonlySet<FeatureId>
  readonly onChange: (chosen: ReadonlySet<FeatureId>) => void
}

/** The switches that add features, each with the bytes that it adds to what is chosen now. */
export function FeatureList({ texts, chosen, onChange }: FeatureListProps): ReactNode {
  const flipped = (id: FeatureId): ReadonlySet<FeatureId> => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    return next
  }
  return (
    <fieldset className="features">
      <RowLegend>{texts.add}</RowLegend>
      {features.map(({ id }) => (
        <label key={id}>
          <input
            type="checkbox"
            aria-label={texts.features[id]}
            checked={chosen.has(id)}
            onChange={() => onChange(flipped(id))}
          />
          <span className="chip">
            {texts.features[id]}
            <small>
              <bdi dir="ltr">+{kilobytes(addedBy(id, chosen))}</bdi> {texts.unit}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Bytes before the first click with the feature, less those without it. */
function addedBy(id: FeatureId, chosen: ReadonlySet<FeatureId>): number {
  const total = (ids: ReadonlySet<FeatureId>): number =>
    bytesOf(chosenFeatures(ids).map((one) => one.id)).eager
  const without = new Set(chosen)
  without.delete(id)
  return total(new Set([...without, id])) - total(without)
}
