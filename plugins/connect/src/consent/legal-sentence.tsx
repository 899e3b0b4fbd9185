import { usePluginState } from '@latchkey/kernel/react'
import { Link } from '@latchkey/ui-primitives/link'
import { Fragment, type ReactElement } from 'react'
import { connectContract } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'
import { useCopy } from '../copy/use-copy'

export interface LegalSentenceProps {
  /** With `{terms}` and `{privacy}`. */
  readonly both: string
  /** With `{link}`, where the host has one of them only. */
  readonly one: string
}

/** A sentence that links the host's terms and privacy policy. */
export function LegalSentence({ both, one }: LegalSentenceProps): ReactElement {
  const say = useCopy(listExtrasCopy)
  const termsUrl = usePluginState(connectContract, ({ options }) => options.termsConditionsUrl)
  const privacyUrl = usePluginState(connectContract, ({ options }) => options.privacyPolicyUrl)
  const terms = termsUrl !== undefined && <Link href={termsUrl}>{say('connect.terms')}</Link>
  const privacy = privacyUrl !== undefined && <Link href={privacyUrl}>{say('connect.privacy')}</Link>
  // The placeholders stay in the sentence, so that each language positions the links itself.
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
