// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { french as approvals } from '@latchkey/approvals/languages/fr'
import { french as cloud } from '@latchkey/cloud/languages/fr'
import { french as email } from '@latchkey/email/languages/fr'
import { french as embeddedWallet } from '@latchkey/embedded-wallet/languages/fr'
import { french as history } from '@latchkey/history/languages/fr'
import type { Language } from '@latchkey/kernel'
import { french as names } from '@latchkey/names/languages/fr'
import { french as onramp } from '@latchkey/onramp/languages/fr'
import { french as pay } from '@latchkey/pay/languages/fr'
import { french as receive } from '@latchkey/receive/languages/fr'
import { french as send } from '@latchkey/send/languages/fr'
import { french as siwx } from '@latchkey/siwx/languages/fr'
import { french as smartSessions } from '@latchkey/smart-sessions/languages/fr'
import { french as socials } from '@latchkey/socials/languages/fr'
import { french as swaps } from '@latchkey/swaps/languages/fr'
import { french as telemetry } from '@latchkey/telemetry/languages/fr'
import { french as walletconnect } from '@latchkey/walletconnect/languages/fr'
import { french as latchkey } from 'latchkey/languages/fr'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `fr`.
 * @example
 * latchkey.setLanguage(french)
 */
export const french: Language = {
  locale: 'fr',
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
