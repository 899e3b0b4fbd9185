import { arabic as approvalsInArabic } from '@latchkey/approvals/ar'
import { english as approvalsInEnglish } from '@latchkey/approvals/en'
import { arabic as cloudInArabic } from '@latchkey/cloud/ar'
import { english as cloudInEnglish } from '@latchkey/cloud/en'
import { arabic as emailInArabic } from '@latchkey/email/ar'
import { english as emailInEnglish } from '@latchkey/email/en'
import { arabic as embeddedWalletInArabic } from '@latchkey/embedded-wallet/ar'
import { english as embeddedWalletInEnglish } from '@latchkey/embedded-wallet/en'
import { arabic as historyInArabic } from '@latchkey/history/ar'
import { english as historyInEnglish } from '@latchkey/history/en'
import type { Language } from '@latchkey/kernel'
import { pseudoLanguage } from '@latchkey/kernel/testing'
import { arabic as namesInArabic } from '@latchkey/names/ar'
import { english as namesInEnglish } from '@latchkey/names/en'
import { arabic as onrampInArabic } from '@latchkey/onramp/ar'
import { english as onrampInEnglish } from '@latchkey/onramp/en'
import { arabic as payInArabic } from '@latchkey/pay/ar'
import { english as payInEnglish } from '@latchkey/pay/en'
import { arabic as receiveInArabic } from '@latchkey/receive/ar'
import { english as receiveInEnglish } from '@latchkey/receive/en'
import { arabic as sendInArabic } from '@latchkey/send/ar'
import { english as sendInEnglish } from '@latchkey/send/en'
import { arabic as siwxInArabic } from '@latchkey/siwx/ar'
import { english as siwxInEnglish } from '@latchkey/siwx/en'
import { arabic as smartSessionsInArabic } from '@latchkey/smart-sessions/ar'
import { english as smartSessionsInEnglish } from '@latchkey/smart-sessions/en'
import { arabic as socialsInArabic } from '@latchkey/socials/ar'
import { english as socialsInEnglish } from '@latchkey/socials/en'
import { arabic as swapsInArabic } from '@latchkey/swaps/ar'
import { english as swapsInEnglish } from '@latchkey/swaps/en'
import { arabic as walletConnectInArabic } from '@latchkey/walletconnect/ar'
import { english as walletConnectInEnglish } from '@latchkey/walletconnect/en'
import { arabic } from 'latchkey/ar'
import { english } from 'latchkey/en'
import { actionsInArabic, actionsInEnglish } from './data/actions'
import { notices } from './data/notices'
import { noticesInArabic } from './data/notices-in-arabic'

/**
 * Theme, language and direction in which states are shown, from the page's query: `?theme=dark&locale=ar`.
 */
export interface Look {
  /** With `auto` the browser's preference applies, which a test can emulate. */
  readonly theme: 'light' | 'dark' | 'auto'
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  /** Translates the gallery's own texts. */
  readonly word: (english: string) => string
}

const allEnglish: Language = {
  ...english,
  texts: {
    ...english.texts,
    ...approvalsInEnglish,
    ...emailInEnglish,
    ...payInEnglish,
    ...receiveInEnglish,
    ...namesInEnglish,
    ...onrampInEnglish,
    ...historyInEnglish,
    ...sendInEnglish,
    ...embeddedWalletInEnglish,
    ...siwxInEnglish,
    ...smartSessionsInEnglish,
    ...swapsInEnglish,
    ...socialsInEnglish,
    ...cloudInEnglish,
    ...walletConnectInEnglish,
    ...notices,
    ...actionsInEnglish,
  },
}

const languages: Readonly<Record<'en' | 'ar' | 'pseudo', Language>> = {
  en: allEnglish,
  ar: {
    ...arabic,
    texts: {
      ...arabic.texts,
      ...approvalsInArabic,
      ...emailInArabic,
      ...payInArabic,
      ...receiveInArabic,
      ...namesInArabic,
      ...onrampInArabic,
      ...historyInArabic,
      ...sendInArabic,
      ...embeddedWalletInArabic,
      ...siwxInArabic,
      ...smartSessionsInArabic,
      ...swapsInArabic,
      ...socialsInArabic,
      ...cloudInArabic,
      ...walletConnectInArabic,
      ...noticesInArabic,
      ...actionsInArabic,
    },
  },
  pseudo: pseudoLanguage(allEnglish.texts),
}

export function readLook(query: URLSearchParams): Look {
  const locale = query.get('locale')
  const theme = query.get('theme')
  const name = locale === 'ar' || locale === 'pseudo' ? locale : 'en'
  return {
    theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
    language: languages[name],
    direction: name === 'ar' ? 'rtl' : 'ltr',
    word: name === 'pseudo' ? lengthen : (text) => text,
  }
}

function lengthen(text: string): string {
  return pseudoLanguage({ text }).texts['text'] ?? text
}
