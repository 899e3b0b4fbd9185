import { version } from '../package.json'

/** The services return an empty list for these versions, and for a missing one. */
export const isRefusedVersion = (sdkVersion: string): boolean => /^$|1\.6\.[45]$/.test(sdkVersion)

/** The host's version or our own, changed when it is one that the services refuse. */
export function sdkVersionToSend(given: string | undefined, own: string = version): string {
  const wanted = given || `js-latchkey-${own}`
  return isRefusedVersion(wanted) ? `${wanted}-0` : wanted
}
