import { CloseIcon, IconButton, Text } from '@latchkey/ui-primitives'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { Change } from '../recording/diff-states'
import { type Entry, type RequestOutcome, titleOf } from '../recording/entry'
import { Code, Data } from './data'
import { secondsOf } from './entry-row'
import { bytesOf, kilobytes } from './page-files'
import * as css from './panel.css'

export interface EntryDetailProps {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  readonly onChoose: (id: number) => void
  readonly onClose: () => void
}

type Fact = readonly [name: string, value: ReactNode]

/** Everything that is known of an entry, with ways to the entries that belong to it. Part: `detail`. */
export function EntryDetail({ entry, entries, onChoose, onClose }: EntryDetailProps): ReactElement {
  const link = (id: number): ReactNode => {
    const other = entries.find((one) => one.id === id)
    if (!other) return `#${id}, no longer kept`
    return (
      <button type="button" className={css.link} onClick={() => onChoose(id)}>
        <Code>{`#${id} ${titleOf(other)}`}</Code>
      </button>
    )
  }
  const caused = entries.filter(({ during }) => during === entry.id)
  const facts: readonly Fact[] = [
    ['Number', `#${entry.id}`],
    ['At', `${secondsOf(entry.atMs)} after the page was loaded`],
    ...(entry.during === undefined ? [] : [['While', link(entry.during)] as const]),
    ...factsOf(entry, link),
    ...(caused.length > 0
      ? [['Led to', caused.map(({ id }) => <div key={id}>{link(id)}</div>)] as const]
      : []),
  ]
  return (
    <section part="detail" className={css.detail} aria-label="Chosen entry">
      <div className={css.detailHead}>
        <Text as="h3" variant="body" weight="strong" className={css.detailTitle}>
          <Code>{titleOf(entry)}</Code>
        </Text>
        <IconButton size="small" label="Close the entry" icon={<CloseIcon size={16} />} onClick={onClose} />
      </div>
      <Facts facts={facts} />
      {entry.kind === 'change' ? <Changes changes={entry.changes} more={entry.more} /> : null}
      {entry.kind === 'event' && entry.payload !== undefined ? (
        <Data label="What the event says" value={entry.payload} />
      ) : null}
    </section>
  )
}

/** Names with their values. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.factValue}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function factsOf(entry: Entry, link: (id: number) => ReactNode): readonly Fact[] {
  if (entry.kind === 'change') return [['State of', <Code key="owner">{entry.owner}</Code>]]
  if (entry.kind === 'event') return entry.reports === undefined ? [] : [['Reports', link(entry.reports)]]
  if (entry.kind === 'service') {
    const bytes = bytesOf(entry.url, entry.atMs)
    return [
      ['Service', <Code key="url">{`${entry.method} ${entry.url}`}</Code>],
      ...outcomeFacts(entry.outcome),
      ...(bytes === undefined ? [] : [['Received', kilobytes(bytes)] as const]),
    ]
  }
  return [
    ['Asked by', <Code key="from">{entry.from}</Code>],
    ['Account', <Code key="account">{entry.account ?? 'unknown'}</Code>],
    ['Network', <Code key="network">{entry.networkId}</Code>],
    ['Parameters', <Data key="params" label="Parameters" value={entry.params} />],
    ...outcomeFacts(entry.outcome),
  ]
}

function outcomeFacts(outcome: RequestOutcome): readonly Fact[] {
  if (outcome.status === 'open') return [['Outcome', 'No answer yet']]
  const took: Fact = ['Took', `${Math.round(outcome.ms)} ms`]
  if (outcome.status === 'done') return [['Outcome', `Answered: ${outcome.result}`], took]
  return [['Outcome', 'Failed'], took, ['Error', <Data key="error" label="Error" value={outcome.error} />]]
}

function Changes({
  changes,
  more,
}: {
  readonly changes: readonly Change[]
  readonly more: number
}): ReactElement {
  return (
    <>
      <ul className={css.changes} aria-label="Changes">
        {changes.map((change) => (
          <li key={change.path} className={css.change}>
            <span className={css.path}>
              <Code>{change.path}</Code> {change.kind}
            </span>
            {'before' in change && (
              <div className={css.before}>
                <Data label={`${change.path} before`} value={change.before} />
              </div>
            )}
            {'after' in change && (
              <div className={css.after}>
                <Data label={`${change.path} after`} value={change.after} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={css.empty}>{`${more} more changes were not kept.`}</p> : null}
    </>
  )
}
