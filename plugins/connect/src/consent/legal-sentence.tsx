import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { Link } from '@latchkey/ui-primitives/link'
import { Fragment, type ReactElement } from 'react'
import { connectContract } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'

export interface LegalSentenceProps {
  /** For a host with both URLs: has the placeholders `{terms}` and `{privacy}`. */
  readonly both: string
  /** For a host with one URL: has the placeholder `{link}`. */
  readonly one: string
}

/** A sentence that links the host's terms and privacy policy. */
export function LegalSentence({ both, one }: LegalSentenceProps): ReactElement {
  const t = useTexts(listExtrasCopy)
  const termsUrl = usePluginState(connectContract, ({ options }) => options.termsConditionsUrl)
  const privacyUrl = usePluginState(connectContract, ({ options }) => options.privacyPolicyUrl)
  const terms = termsUrl !== undefined && <Link href={termsUrl}>{t('connect.terms')}</Link>
  const privacy = privacyUrl !== undefined && <Link href={privacyUrl}>{t('connect.privacy')}</Link>
  // The sentence is translated with its placeholders, so that each language positions the links itself.
  const links: Readonly<Record<string, ReactElement | false>> = {
    '{terms}': terms,
    '{privacy}': privacy,
    '{link}': terms || privacy,
  }
  return (
    <>
      {(terms && privacy ? both : one).split(/(\{\w+\})/).map((piece) => (
        <Fragment key={piece}>{links[piece] ?? piece}</Fragment>
      ))}
    </>
  )
}
