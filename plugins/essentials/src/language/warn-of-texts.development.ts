import type { Latchkey, Ports } from '@latchkey/kernel'
import { createDefaultPorts } from '@latchkey/kernel/ports'

/** Plugins that have texts of their own and are not in `essentials()`. */
export const further: readonly string[] = [
  'approvals',
  'cloud',
  'email',
  'embeddedWallet',
  'history',
  'names',
  'onramp',
  'pay',
  'receive',
  'send',
  'siwx',
  'smartSessions',
  'socials',
  'swaps',
  'telemetry',
  'walletconnect',
]

/** Warns that plugins stay English where `'auto'` has its texts from `latchkey/languages`. */
export function warnOfTexts({ id, plugins }: Latchkey, given: Partial<Ports> = {}): void {
  const english = further.filter((one) => one in plugins)
  if (english.length > 0)
    createDefaultPorts(id, given).logger.warn(
      `language: 'auto' has no texts for ${english.join(', ')}, which stay English. Pass the loadLanguage of @latchkey/everything/languages to createLatchkey.`,
    )
}
