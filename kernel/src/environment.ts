import type { Browser } from './ports/browser'
import { hasTelegramProxy } from './ports/telegram-proxy'

/** Where the page runs, as far as opening another app is concerned. */
export type EnvironmentKind =
  | 'ios-safari'
  | 'ios-chrome'
  | 'android-chrome'
  | 'android-firefox'
  | 'telegram-ios'
  | 'telegram-android'
  | 'webview'
  | 'wallet-browser'
  | 'desktop'

export interface Environment {
  /** A phone or tablet. */
  readonly mobile: boolean
  readonly ios: boolean
  readonly android: boolean
  /** Safari itself, not another browser with Safari in its user agent. */
  readonly safari: boolean
  /** A Telegram mini app, on a phone or on a desktop. */
  readonly telegram: boolean
  readonly kind: EnvironmentKind
}

/** What the environment is detected from. */
export interface EnvironmentSigns {
  readonly userAgent: string
  /** The main pointer is a finger. */
  readonly coarsePointer: boolean
  /** The page has Telegram's proxies. */
  readonly telegram: boolean
  /** The page has an injected provider. */
  readonly injected: boolean
}

const PHONE_NAMES = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/
/** Tokens of other browsers of iOS. */
const IOS_BROWSERS = /\b(CriOS|FxiOS|EdgiOS|OPT|OPiOS|DuckDuckGo|Brave)\//
const SAFARI = /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//
/** `wv` is Android's token for a WebView; older versions have `Version/4.0`. */
const ANDROID_WEBVIEW = /; wv\)|\bVersion\/\d\S* Chrome\/|\bWebView\b/

/** A phone has a coarse pointer or one of these names; an iPad has the user agent of a Mac and a coarse pointer. */
export function detectEnvironment({
  userAgent,
  coarsePointer,
  telegram,
  injected,
}: EnvironmentSigns): Environment {
  const mobile = coarsePointer || PHONE_NAMES.test(userAgent)
  const android = mobile && /android/i.test(userAgent)
  const ios = mobile && !android && /iphone|ipad|ipod|macintosh/i.test(userAgent)
  const otherBrowser = IOS_BROWSERS.test(userAgent)
  const safari = !android && !otherBrowser && SAFARI.test(userAgent)
  const shared = { mobile, ios, android, safari, telegram }
  if (!mobile) return { ...shared, kind: 'desktop' }
  if (telegram && (ios || android)) return { ...shared, kind: ios ? 'telegram-ios' : 'telegram-android' }
  const firefox = android && /\bFirefox\//.test(userAgent)
  const webview = ios ? !safari && !otherBrowser : android && ANDROID_WEBVIEW.test(userAgent)
  // Safari and Firefox have extensions on phones too; any other browser with a provider there is a wallet's own.
  if (injected && !safari && !otherBrowser && !firefox) return { ...shared, kind: 'wallet-browser' }
  if (webview || !(ios || android)) return { ...shared, kind: 'webview' }
  if (ios) return { ...shared, kind: safari ? 'ios-safari' : 'ios-chrome' }
  return { ...shared, kind: firefox ? 'android-firefox' : 'android-chrome' }
}

/** The environment of this page. On a server: a desktop. */
export function getEnvironment(browser: Browser): Environment {
  const has = (name: string): boolean => Boolean(browser.windowProperty(name))
  return detectEnvironment({
    userAgent: browser.userAgent,
    coarsePointer: hasCoarsePointer(browser),
    telegram: hasTelegramProxy(browser) || isInTelegram(browser),
    injected: has('ethereum'),
  })
}

function hasCoarsePointer(browser: Browser): boolean {
  const matchMedia = browser.windowProperty('matchMedia')
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches === true
}

/** Telegram's scripts are on many pages, for login too; outside of Telegram their platform is 'unknown'. */
function isInTelegram(browser: Browser): boolean {
  const app = propertyOf(browser.windowProperty('Telegram'), 'WebApp')
  const platform = propertyOf(app, 'platform')
  return typeof platform === 'string' && platform !== 'unknown'
}

function propertyOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined
}
