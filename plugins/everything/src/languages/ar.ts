// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { arabic as approvals } from '@latchkey/approvals/languages/ar'
import { arabic as cloud } from '@latchkey/cloud/languages/ar'
import { arabic as email } from '@latchkey/email/languages/ar'
import { arabic as embeddedWallet } from '@latchkey/embedded-wallet/languages/ar'
import { arabic as history } from '@latchkey/history/languages/ar'
import type { Language } from '@latchkey/kernel'
import { arabic as names } from '@latchkey/names/languages/ar'
import { arabic as onramp } from '@latchkey/onramp/languages/ar'
import { arabic as pay } from '@latchkey/pay/languages/ar'
import { arabic as receive } from '@latchkey/receive/languages/ar'
import { arabic as send } from '@latchkey/send/languages/ar'
import { arabic as siwx } from '@latchkey/siwx/languages/ar'
import { arabic as smartSessions } from '@latchkey/smart-sessions/languages/ar'
import { arabic as socials } from '@latchkey/socials/languages/ar'
import { arabic as swaps } from '@latchkey/swaps/languages/ar'
import { arabic as telemetry } from '@latchkey/telemetry/languages/ar'
import { arabic as walletconnect } from '@latchkey/walletconnect/languages/ar'
import { arabic as latchkey } from 'latchkey/languages/ar'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `ar`.
 * @example
 * latchkey.setLanguage(arabic)
 */
export const arabic: Language = {
  locale: 'ar',
  texts: {
    ...latchkey.texts,
    ...approvals,
    ...cloud,
    ...email,
    ...history,
    ...names,
    ...onramp,
    ...pay,
    ...receive,
    ...send,
    ...siwx,
    ...smartSessions,
    ...socials,
    ...swaps,
    ...telemetry,
    ...embeddedWallet,
    ...walletconnect,
  },
}
