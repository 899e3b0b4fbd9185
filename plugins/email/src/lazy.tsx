import { withConsent } from '@latchkey/connect/view-kit'
import { labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { EmailContext, EmailViews } from './contract'
import { createEmailActions } from './email-actions'
import { texts } from './texts'
import { LoginView } from './views/login-view'
import {
  UpdateEmailView,
  UpdatePrimaryOtpView,
  UpdateSecondaryOtpView,
  UpgradeView,
} from './views/update-views'
import { VerifyDeviceView, VerifyOtpView } from './views/verify-views'

export { AccountEmail } from './views/update-views'

const labelOf = labelsOf(texts)

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: EmailContext): ViewsOf<EmailViews> {
  const withActions = provideActions(createEmailActions(ctx))
  return {
    EmailLogin: { component: withConsent(withActions(LoginView)), title: labelOf('email.login') },
    EmailVerifyOtp: { component: withConsent(withActions(VerifyOtpView)), title: labelOf('email.confirm') },
    EmailVerifyDevice: {
      component: withConsent(withActions(VerifyDeviceView)),
      title: labelOf('email.device'),
    },
    UpdateEmailWallet: { component: withActions(UpdateEmailView), title: labelOf('email.edit') },
    UpdateEmailPrimaryOtp: {
      component: withActions(UpdatePrimaryOtpView),
      title: labelOf('email.confirm-present'),
    },
    UpdateEmailSecondaryOtp: {
      component: withActions(UpdateSecondaryOtpView),
      title: labelOf('email.confirm-new'),
    },
    UpgradeEmailWallet: { component: UpgradeView, title: labelOf('email.upgrade') },
  }
}
