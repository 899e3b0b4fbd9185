import { withConsent } from '@latchkey/connect/view-kit'
import type { Label, ViewProps } from '@latchkey/kernel'
import type { ReactNode } from 'react'
import type { EmailViews } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { type ActionViewProps, createEmailActions } from '../email-actions'
import type { EmailContext } from '../email-context'
import { LoginView } from './login-view'
import { UpdateEmailView, UpdatePrimaryOtpView, UpdateSecondaryOtpView } from './update-views'
import { UpgradeView } from './upgrade-view'
import { VerifyDeviceView, VerifyOtpView } from './verify-views'

// With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file.
export { createShell } from '@latchkey/modal/shell'

export { AccountEmail } from './update-views'

type Views = {
  readonly [Name in keyof EmailViews]: (props: ViewProps<EmailViews[Name]>) => ReactNode
}

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

const titles: Readonly<Record<keyof EmailViews, Label<unknown>>> = {
  EmailLogin: titleOf('email.login'),
  EmailVerifyOtp: titleOf('email.confirm'),
  EmailVerifyDevice: titleOf('email.device'),
  UpdateEmailWallet: titleOf('email.edit'),
  UpdateEmailPrimaryOtp: titleOf('email.confirm-present'),
  UpdateEmailSecondaryOtp: titleOf('email.confirm-new'),
  UpgradeEmailWallet: titleOf('email.upgrade'),
}

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: EmailContext): Views & { readonly titles: typeof titles } {
  const actions = createEmailActions(ctx)
  const withActions =
    <Args,>(View: (props: ActionViewProps<Args>) => ReactNode) =>
    ({ args }: { readonly args: Args }): ReactNode => <View actions={actions} args={args} />
  return {
    titles,
    // control: email-without-consent
    EmailLogin: withConsent(withActions(LoginView)),
    EmailVerifyOtp: withConsent(withActions(VerifyOtpView)),
    EmailVerifyDevice: withConsent(withActions(VerifyDeviceView)),
    UpdateEmailWallet: withActions(UpdateEmailView),
    UpdateEmailPrimaryOtp: withActions(UpdatePrimaryOtpView),
    UpdateEmailSecondaryOtp: withActions(UpdateSecondaryOtpView),
    UpgradeEmailWallet: UpgradeView,
  }
}
