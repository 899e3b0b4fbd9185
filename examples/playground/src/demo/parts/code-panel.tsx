import type { ReactNode } from 'react'
import { bytesOf, kilobytes } from '../bytes'
import { chosenFeatures, type FeatureId, type Look } from '../choices'
import type { Texts } from '../texts'
import { writeCode } from '../write-code'
import { CopyButton } from './copy-button'

interface CodePanelProps {
  readonly texts: Texts
  readonly look: Look
  readonly chosen: ReadonlySet<FeatureId>
}

/** The code of exactly what the page shows, and its measured bytes. */
export function CodePanel({ texts, look, chosen }: CodePanelProps): ReactNode {
  const listed = chosenFeatures(chosen)
  const lines = writeCode(look, listed)
  const { eager, lazy } = bytesOf(listed.map(({ id }) => id))
  return (
    <section className="below" aria-labelledby="code">
      <div className="weight">
        <p data-testid="bytes">
          <data value={eager}>
            {kilobytes(eager)} {texts.unit}
          </data>{' '}
          <span>{texts.whenUsed(kilobytes(lazy))}</span>
        </p>
        <p>{texts.counted}</p>
        <a href={`/workbench${location.search}`}>
          <strong>{texts.workbench}</strong>
          <span>{texts.workbenchHint}</span>
        </a>
      </div>
      <div className="code">
        <header>
          <h2 id="code">{texts.code}</h2>
          <CopyButton texts={texts} text={lines.join('\n')} label={texts.code} />
        </header>
        <pre dir="ltr">
          <code data-testid="code">{lines.map(drawLine)}</code>
        </pre>
      </div>
    </section>
  )
}

/** A line that was not there before is new to React, and its style lights it up once. */
function drawLine(line: string, index: number, lines: readonly string[]): ReactNode {
  const before = lines.slice(0, index).filter((one) => one === line).length
  return (
    <span className="line" key={`${line} ${before}`}>
      {line.split(TOKEN).map((part, place) => (
        <span key={place} className={classOf(part)}>
          {part}
        </span>
      ))}
      {'\n'}
    </span>
  )
}

const TOKEN = /('[^']*'|\b(?:import|from|const|export|await)\b|<\/?[A-Z]\w*)/

function classOf(part: string): string | undefined {
  if (part.startsWith("'")) return 'string'
  if (part.startsWith('<')) return 'tag'
  return /^(import|from|const|export|await)$/.test(part) ? 'keyword' : undefined
}
