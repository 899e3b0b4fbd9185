import { isWebUrl } from '@latchkey/kernel'

/** wss, or ws on this machine: messages to the relay must be encrypted. */
export const isRelayUrl = (url: string): boolean =>
  url.startsWith('ws') && isWebUrl(url.replace('ws', 'http'))
