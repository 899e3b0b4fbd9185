import { isWebUrl } from '@latchkey/kernel'

/** wss, or ws on this machine: what the page says to the relay is nobody else's business. */
export const isRelayUrl = (url: string): boolean =>
  url.startsWith('ws') && isWebUrl(url.replace('ws', 'http'))
