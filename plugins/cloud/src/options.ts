import { version } from '../package.json'

export interface CloudOptions {
  /** The project's id with the services. Without it there is one alert, and nothing is requested. */
  readonly projectId?: string
  /** https, or http on localhost. Default: `https://api.web3modal.org`. */
  readonly directoryUrl?: string
  /** The blockchain data API: https, or http on localhost. Default: `https://rpc.walletconnect.org`. */
  readonly dataUrl?: string
  /** Sent with each request as the kind of SDK (`st`). Default: `latchkey`. */
  readonly sdkType?: string
  /** Sent with each request as its version (`sv`). Default: `js-latchkey-` and the version of this package. */
  readonly sdkVersion?: string
}

/** The services return an empty list for these versions, and for a missing one. */
export const isRefusedVersion = (sdkVersion: string): boolean => /^$|1\.6\.[45]$/.test(sdkVersion)

/** The host's version or our own, changed when it is one that the services refuse. */
export function sdkVersionToSend(given: string | undefined, own: string = version): string {
  const wanted = given || `js-latchkey-${own}`
  return isRefusedVersion(wanted) ? `${wanted}-0` : wanted
}
