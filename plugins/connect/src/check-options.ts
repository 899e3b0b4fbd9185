import { ConfigurationError, isWebUrl } from '@latchkey/kernel'
import type { ConnectOptions } from './options'

/** Names are compared in the development build. */
export const optionNames: undefined = undefined

/** The production build refuses unsafe addresses by code; the development build checks every value. */
export function checkOptions({ termsConditionsUrl, privacyPolicyUrl, customWallets }: ConnectOptions): void {
  for (const url of [
    termsConditionsUrl,
    privacyPolicyUrl,
    ...(customWallets ?? []).map((one) => one.homepage),
  ])
    if (url !== undefined && !isWebUrl(url))
      throw new ConfigurationError('INVALID_CONNECT_OPTION', { option: url })
}
