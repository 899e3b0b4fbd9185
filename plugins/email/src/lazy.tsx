import { withConsent } from '@latchkey/connect/view-kit'
import { type Label, labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { EmailContext, EmailViews } from './contract'
import { createEmailActions } from './email-actions'
import { texts } from './texts'
import { LoginView } from './views/login-view'
import { UpdateEmailView, UpdatePrimaryOtpView, UpdateSecondaryOtpView } from './views/update-views'
import { UpgradeView } from './views/upgrade-view'
import { VerifyDeviceView, VerifyOtpView } from './views/verify-views'

export { AccountEmail } from './views/update-views'

const labelOf = labelsOf(texts)

const titles: Readonly<Record<keyof EmailViews, Label>> = {
  EmailLogin: labelOf('email.login'),
  EmailVerifyOtp: labelOf('email.confirm'),
  EmailVerifyDevice: labelOf('email.device'),
  UpdateEmailWallet: labelOf('email.edit'),
  UpdateEmailPrimaryOtp: labelOf('email.confirm-present'),
  UpdateEmailSecondaryOtp: labelOf('email.confirm-new'),
  UpgradeEmailWallet: labelOf('email.upgrade'),
}

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: EmailContext): ViewsOf<EmailViews> & { readonly titles: typeof titles } {
  const withActions = provideActions(createEmailActions(ctx))
  return {
    titles,
    EmailLogin: withConsent(withActions(LoginView)),
    EmailVerifyOtp: withConsent(withActions(VerifyOtpView)),
    EmailVerifyDevice: withConsent(withActions(VerifyDeviceView)),
    UpdateEmailWallet: withActions(UpdateEmailView),
    UpdateEmailPrimaryOtp: withActions(UpdatePrimaryOtpView),
    UpdateEmailSecondaryOtp: withActions(UpdateSecondaryOtpView),
    UpgradeEmailWallet: UpgradeView,
  }
}
