import { usePluginState } from '@latchkey/kernel/react'
import { Link } from '@latchkey/ui-primitives/link'
import { Text } from '@latchkey/ui-primitives/text'
import { Fragment, type ReactElement } from 'react'
import { connectContract } from '../contract'
import { useFurtherCopy } from './use-further-copy'

/** What one agrees to, where the host says so. Part: `legal`. */
export function LegalFooter(): ReactElement | null {
  const say = useFurtherCopy()
  const termsUrl = usePluginState(connectContract, ({ options }) => options.termsConditionsUrl)
  const privacyUrl = usePluginState(connectContract, ({ options }) => options.privacyPolicyUrl)
  const terms = termsUrl !== undefined && <Link href={termsUrl}>{say('connect.terms')}</Link>
  const privacy = privacyUrl !== undefined && <Link href={privacyUrl}>{say('connect.privacy')}</Link>
  if (!terms && !privacy) return null
  const sentence = terms && privacy ? say('connect.legal') : say('connect.legal-one')
  // The marks stay in the sentence, so that every language puts the links where they belong.
  const links: Readonly<Record<string, ReactElement | false>> = {
    '{terms}': terms,
    '{privacy}': privacy,
    '{link}': terms || privacy,
  }
  return (
    <Text as="p" part="legal" variant="caption" tone="secondary" align="center">
      {sentence.split(/(\{\w+\})/).map((piece) => (
        <Fragment key={piece}>{links[piece] ?? piece}</Fragment>
      ))}
    </Text>
  )
}
