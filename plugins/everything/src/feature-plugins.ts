import { approvals } from '@latchkey/approvals'
import { email } from '@latchkey/email'
import { embeddedWallet } from '@latchkey/embedded-wallet'
import { history } from '@latchkey/history'
import { names } from '@latchkey/names'
import { onramp } from '@latchkey/onramp'
import { pay } from '@latchkey/pay'
import { receive } from '@latchkey/receive'
import { send } from '@latchkey/send'
import { smartSessions } from '@latchkey/smart-sessions'
import { socials } from '@latchkey/socials'
import { swaps } from '@latchkey/swaps'
import { telemetry } from '@latchkey/telemetry'
import type { EverythingOptions, EverythingPlugin } from './options'

/** The plugins of the features that are on, and the plugins that these need. */
export function featurePlugins({
  projectId,
  features = {},
  plugins = {},
}: EverythingOptions): readonly EverythingPlugin[] {
  const isOn = (
    feature: Exclude<keyof typeof features, 'walletFeaturesOrder' | 'pay' | 'smartSessions'>,
  ): boolean => features[feature] !== false
  const { socials: social = true } = features
  const hasServices = Boolean(projectId)
  const hasSwaps = hasServices && isOn('swaps')
  const hasPay = features.pay === true
  const hasEmail = hasServices && isOn('email')
  const hasSocials = hasServices && social !== false && (social === true || social.length > 0)
  return [
    ...(hasEmail || hasSocials ? [embeddedWallet(plugins.embeddedWallet), approvals()] : []),
    ...(hasEmail ? [email(plugins.email)] : []),
    ...(hasSocials ? [socials(social === true ? {} : { providers: social })] : []),
    ...(isOn('onramp') && plugins.onramp?.providers?.length ? [onramp(plugins.onramp)] : []),
    ...(isOn('receive') ? [receive()] : []),
    ...(hasSwaps ? [swaps(plugins.swaps)] : []),
    ...(isOn('send') ? [send()] : []),
    ...(hasPay ? [pay()] : []),
    ...(hasServices && features.smartSessions === true ? [smartSessions()] : []),
    ...(isOn('history') ? [history(plugins.history)] : []),
    ...(hasServices && isOn('names') ? [names(plugins.names)] : []),
    ...(isOn('analytics') ? [telemetry(plugins.telemetry)] : []),
  ]
}
