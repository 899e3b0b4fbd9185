import { parseLink } from '@latchkey/kernel'

/** https, or http on this machine (R46). */
export function isWebUrl(url: string): boolean {
  return parseLink(url)?.protocol.startsWith('http') ?? false
}
