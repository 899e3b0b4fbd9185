import type { Browser } from '@latchkey/kernel'

/** Where the page runs, as far as opening another app goes. */
export type HandoffHost =
  | 'ios-safari'
  | 'ios-chrome'
  | 'android-chrome'
  | 'android-firefox'
  | 'telegram-ios'
  | 'telegram-android'
  | 'webview'
  | 'wallet-browser'
  | 'desktop'

export interface Platform {
  /** A phone or tablet. */
  readonly mobile: boolean
  readonly ios: boolean
  readonly android: boolean
  /** Safari itself, not what only calls itself so. */
  readonly safari: boolean
  /** A mini app, on a phone or on a desktop. */
  readonly telegram: boolean
  readonly host: HandoffHost
}

/** What tells where we are. */
export interface PageSigns {
  readonly userAgent: string
  /** The main pointer is a finger. */
  readonly coarsePointer: boolean
  /** Telegram's app put its proxies on the page. */
  readonly telegram: boolean
  /** A wallet put its provider on the page. */
  readonly injected: boolean
}

const PHONES = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/
/** Other browsers of iOS; each brings its own token. */
const IOS_BROWSERS = /\b(CriOS|FxiOS|EdgiOS|OPT|OPiOS|DuckDuckGo|Brave)\//
const SAFARI = /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//
/** `wv` is Android's own mark; before it there was `Version/4.0`. */
const ANDROID_WEBVIEW = /; wv\)|\bVersion\/\d\S* Chrome\/|\bWebView\b/

/** A phone is a coarse pointer or one of these names; an iPad calls itself a Mac with a finger. */
export function readPlatform({ userAgent, coarsePointer, telegram, injected }: PageSigns): Platform {
  const mobile = coarsePointer || PHONES.test(userAgent)
  const android = mobile && /android/i.test(userAgent)
  const ios = mobile && !android && /iphone|ipad|ipod|macintosh/i.test(userAgent)
  const otherBrowser = IOS_BROWSERS.test(userAgent)
  const safari = !android && !otherBrowser && SAFARI.test(userAgent)
  const place = { mobile, ios, android, safari, telegram }
  if (!mobile) return { ...place, host: 'desktop' }
  if (telegram && (ios || android)) return { ...place, host: ios ? 'telegram-ios' : 'telegram-android' }
  const firefox = android && /\bFirefox\//.test(userAgent)
  const webview = ios ? !safari && !otherBrowser : android && ANDROID_WEBVIEW.test(userAgent)
  // Safari and Firefox have extensions on phones too; whatever else brings a provider there is a wallet's browser.
  if (injected && !safari && !otherBrowser && !firefox) return { ...place, host: 'wallet-browser' }
  if (webview || !(ios || android)) return { ...place, host: 'webview' }
  if (ios) return { ...place, host: safari ? 'ios-safari' : 'ios-chrome' }
  return { ...place, host: firefox ? 'android-firefox' : 'android-chrome' }
}

/** The platform of this page. On a server: a desktop. */
export function platformOf(browser: Browser): Platform {
  const has = (name: string): boolean => Boolean(browser.windowProperty(name))
  return readPlatform({
    userAgent: browser.userAgent,
    coarsePointer: hasCoarsePointer(browser),
    telegram: has('TelegramWebviewProxy') || has('TelegramWebviewProxyProto') || isInTelegram(browser),
    injected: has('ethereum'),
  })
}

function hasCoarsePointer(browser: Browser): boolean {
  const matchMedia = browser.windowProperty('matchMedia')
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches === true
}

/** Telegram's scripts are on many pages, for logging in too; outside of Telegram they know no platform. */
function isInTelegram(browser: Browser): boolean {
  const app = propertyOf(browser.windowProperty('Telegram'), 'WebApp')
  const platform = propertyOf(app, 'platform')
  return typeof platform === 'string' && platform !== 'unknown'
}

function propertyOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined
}
