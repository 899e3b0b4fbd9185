import type { TextOf } from '@latchkey/kernel'
import type { TextKey } from '../texts'

type SentenceKey =
  | 'pairing.code'
  | 'pairing.scan-hint'
  | 'pairing.scan-phone-hint'
  | 'pairing.code-ready'
  | 'pairing.link'
  | 'pairing.connected'

/**
 * A sentence about the named wallet, or about any wallet if it has no name. The second is a sentence of its own, because many
 * languages inflect “your wallet”.
 */
export const walletSentence = (t: TextOf<TextKey>, key: SentenceKey, name: string | undefined): string =>
  name === undefined ? t(`${key}-any`) : t(key, { name })
