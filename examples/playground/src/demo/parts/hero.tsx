import type { ReactNode } from 'react'
import { bytesOf, kilobytes } from '../bytes'
import { chosenFeatures, type FeatureId, type Look } from '../choices'
import type { Texts } from '../texts'
import { installCommand } from '../write-code'
import { CopyButton } from './copy-button'
import { Stage } from './stage'

interface HeroProps {
  readonly texts: Texts
  readonly look: Look
  readonly chosen: ReadonlySet<FeatureId>
}

/** The first screen: one line, one command, one number, and the dialog itself. */
export function Hero({ texts, look, chosen }: HeroProps): ReactNode {
  const listed = chosenFeatures(chosen)
  const { eager } = bytesOf(listed.map(({ id }) => id))
  const command = installCommand(listed)
  return (
    <section className="hero" aria-labelledby="line">
      <div className="pitch">
        <h1 id="line">{texts.line}</h1>
        <div className="install">
          <code dir="ltr">{command}</code>
          <CopyButton texts={texts} text={command} label={texts.install} />
        </div>
        <p className="figure">
          <data className="number" value={eager} data-testid="first-bytes">
            {kilobytes(eager)}
            <small>{texts.unit}</small>
          </data>
          <span>{texts.beforeClick}</span>
        </p>
      </div>
      <Stage texts={texts} look={look} chosen={chosen} />
    </section>
  )
}
