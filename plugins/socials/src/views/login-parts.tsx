import { isLatchkeyError, type TextOf, type Translate } from '@latchkey/kernel'
import { useSheets } from '@latchkey/ui-primitives'
import { describeError, type StatusText } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { SocialMethod } from '../contract'
import { ProviderMark } from '../marks'
import type { TextKey } from '../texts'
import * as css from './socials.css'

/** The mark of a provider where a wallet would have its picture. Part: `provider-picture`. */
export function ProviderPicture({ provider }: { readonly provider: SocialMethod }): ReactElement {
  useSheets(css.sheets)
  return (
    <span part="provider-picture" className={css.picture}>
      <ProviderMark provider={provider} size={36} />
    </span>
  )
}

interface Failure {
  readonly error: unknown
  /** Whether the login succeeded and only connecting failed. */
  readonly isLoggedIn: boolean
}

/** The text of a failed login. The frame's own message is not used, because it is about email. */
export function failureText(
  { error, isLoggedIn }: Failure,
  name: { readonly provider: string },
  t: TextOf<TextKey>,
  translate: Translate,
): StatusText {
  if (isLatchkeyError(error) && error.code === 'FRAME_LOAD_FAILED')
    return { title: t('socials.load-failed'), hint: t('socials.load-failed-hint') }
  const hint = t(isLoggedIn ? 'socials.connect-failed-hint' : 'socials.failed-hint')
  const text = describeError(error, { title: t('socials.failed'), hint }, translate)
  const isOther = isLatchkeyError(error) && error.code === 'UNTRUSTED_ORIGIN'
  return isOther ? { ...text, title: t('socials.untrusted', name) } : text
}
