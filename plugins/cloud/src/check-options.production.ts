import { ConfigurationError, isWebUrl } from '@latchkey/kernel'
import type { CloudOptions } from './options'

/** The production build refuses an unsafe URL by code; the development build checks every value. */
export function checkOptions({ directoryUrl, dataUrl }: CloudOptions): void {
  for (const url of [directoryUrl, dataUrl])
    if (url !== undefined && !isWebUrl(url)) throw new ConfigurationError('INVALID_CLOUD_OPTION')
}

/** Only the development build checks names of options. */
export const optionChecks: { readonly checkOptions: typeof checkOptions } = { checkOptions }
