import { version } from '../package.json'

/** The services answer an empty list to these, and to none at all. */
export const isRefusedVersion = (sdkVersion: string): boolean => /^$|1\.6\.[45]$/.test(sdkVersion)

/** Never one that the services refuse, whatever the host says and whatever our own version will be. */
export function sdkVersionToSend(given: string | undefined, own: string = version): string {
  const wanted = given || `js-latchkey-${own}`
  return isRefusedVersion(wanted) ? `${wanted}-0` : wanted
}
