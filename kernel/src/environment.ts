import type { Browser } from './ports/ports'
import { hasTelegramProxy } from './ports/telegram-proxy'

/** The properties of browser and device that matter for opening a wallet app. */
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
  /** Whether it is a phone or tablet. */
  readonly mobile: boolean
  readonly ios: boolean
  readonly android: boolean
  /** Whether it is Safari itself, not another browser with Safari in its user agent. */
  readonly safari: boolean
  /** A Telegram mini app, on a phone or on a desktop. */
  readonly telegram: boolean
  readonly kind: EnvironmentKind
}

/** The input of the detection. */
export interface EnvironmentSigns {
  readonly userAgent: string
  /** Whether the primary pointer is coarse, such as a finger. */
  readonly coarsePointer: boolean
  /** Whether the page runs in Telegram. */
  readonly telegram: boolean
  /** Whether the page has an injected EIP-1193 provider. */
  readonly injected: boolean
}

const PHONE_NAMES = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/
/** Tokens in the user agents of other browsers on iOS. */
const IOS_BROWSERS = /\b(CriOS|FxiOS|EdgiOS|OPT|OPiOS|DuckDuckGo|Brave)\//
const SAFARI = /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//
/** `wv` is Android's token for a WebView; older versions have `Version/4.0`. */
const ANDROID_WEBVIEW = /; wv\)|\bVersion\/\d\S* Chrome\/|\bWebView\b/

/**
 * Detects the environment. A device with a coarse pointer or with one of the phone names in its user agent is mobile. An
 * iPad has the user agent of a Mac, but a coarse pointer.
 */
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
  // On phones Safari and Firefox support extensions. Another app with an injected provider is a wallet's own browser.
  if (injected && !safari && !otherBrowser && !firefox) return { ...shared, kind: 'wallet-browser' }
  if (webview || !(ios || android)) return { ...shared, kind: 'webview' }
  if (ios) return { ...shared, kind: safari ? 'ios-safari' : 'ios-chrome' }
  return { ...shared, kind: firefox ? 'android-firefox' : 'android-chrome' }
}

/** Returns the environment of this page. On a server it is that of a desktop. */
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

/** Whether the page is a Telegram mini app. Other pages may have Telegram's script too, with the platform 'unknown'. */
function isInTelegram(browser: Browser): boolean {
  const app = propertyOf(browser.windowProperty('Telegram'), 'WebApp')
  const platform = propertyOf(app, 'platform')
  return typeof platform === 'string' && platform !== 'unknown'
}

function propertyOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined
}
