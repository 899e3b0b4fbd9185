import { ConfigurationError, isWebUrl } from '@latchkey/kernel'
import type { SessionOptions } from './options'

/** Names are compared in the development build. */
export const optionNames: undefined = undefined

/** The production build refuses by code what cannot work or is not safe; the development build checks every value. */
export function checkOptions({ defaultNetwork, metadata }: SessionOptions): void {
  const need = (option: string, isRight: boolean): void => {
    if (!isRight) throw new ConfigurationError('INVALID_SESSION_OPTION', { option })
  }
  need('defaultNetwork', defaultNetwork === undefined || /^[^:]+:[^:]+$/.test(defaultNetwork))
  need('metadata.url', metadata?.url === undefined || isWebUrl(metadata.url))
}
