import { createFakeBrowser } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { detectEnvironment, getEnvironment } from './environment'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'
const PIXEL_VIEW = 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = `${IPAD} Version/18.5 Safari/605.1.15`
const iosSafari = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`
const iosView = `${IPHONE} Mobile/15E148`
const androidChrome = `${PIXEL} Chrome/137.0.0.0 Mobile Safari/537.36`
const androidView = `${PIXEL_VIEW} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36`
const androidFirefox = 'Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0'
const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36'
const none = { coarsePointer: false, telegram: false, injected: false }

test.each([
  ['Safari of iOS', iosSafari, {}, 'ios-safari'],
  ['Safari of iOS with a wallet extension', iosSafari, { injected: true }, 'ios-safari'],
  ['Safari of an iPad', MAC, { coarsePointer: true }, 'ios-safari'],
  ['Chrome of iOS', `${IPHONE} CriOS/137.0.0.0 Mobile/15E148 Safari/604.1`, {}, 'ios-chrome'],
  ['Firefox of iOS', `${IPHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, {}, 'ios-chrome'],
  ['Chrome of Android', androidChrome, { coarsePointer: true }, 'android-chrome'],
  ['Firefox of Android', androidFirefox, {}, 'android-firefox'],
  ['Firefox of Android with an extension', androidFirefox, { injected: true }, 'android-firefox'],
  ['Telegram of iOS', iosView, { telegram: true }, 'telegram-ios'],
  ['Telegram of Android', androidView, { telegram: true }, 'telegram-android'],
  [
    'Telegram of Android with a wallet in it',
    androidView,
    { telegram: true, injected: true },
    'telegram-android',
  ],
  ['an app of iOS', iosView, {}, 'webview'],
  ['an app of Android', androidView, {}, 'webview'],
  ["a wallet's browser on iOS", `${iosView} WebView MetaMaskMobile`, { injected: true }, 'wallet-browser'],
  ["a wallet's browser on Android", androidView, { injected: true }, 'wallet-browser'],
  ["a wallet's browser that hides it", androidChrome, { injected: true }, 'wallet-browser'],
  ['a desktop', windowsChrome, {}, 'desktop'],
  ['a desktop with a wallet', windowsChrome, { injected: true }, 'desktop'],
  ['a Mac', MAC, {}, 'desktop'],
  ['Telegram of a desktop', windowsChrome, { telegram: true }, 'desktop'],
  ['a tablet that says nothing of itself', windowsChrome, { coarsePointer: true }, 'webview'],
  ['nothing', '', {}, 'desktop'],
])('environment: %s is %s', (_what, userAgent, signs, host) => {
  expect(detectEnvironment({ userAgent, ...none, ...signs }).kind).toBe(host)
})

test('environment: a phone is iOS or Android, never both, and other browsers are not Safari', () => {
  expect(detectEnvironment({ userAgent: iosSafari, ...none })).toMatchObject({
    mobile: true,
    ios: true,
    android: false,
    safari: true,
  })
  expect(detectEnvironment({ userAgent: androidChrome, ...none })).toMatchObject({
    mobile: true,
    ios: false,
    android: true,
    safari: false,
  })
  expect(detectEnvironment({ userAgent: androidView, ...none })).toMatchObject({ safari: false })
  expect(detectEnvironment({ userAgent: MAC, ...none })).toMatchObject({
    mobile: false,
    ios: false,
    safari: true,
  })
  expect(detectEnvironment({ userAgent: windowsChrome, ...none })).toMatchObject({ safari: false })
})

test.each([
  [{}, false],
  [{ TelegramWebviewProxy: {} }, true],
  [{ TelegramWebviewProxyProto: () => undefined }, true],
  // The button to log in with Telegram, on a page in any browser.
  [{ Telegram: { Login: {} } }, false],
  [{ Telegram: { WebView: {}, WebApp: {} } }, false],
  [{ Telegram: { WebApp: { platform: 'ios' } } }, true],
  [{ Telegram: { WebApp: { platform: 'unknown' } } }, false],
  [{ Telegram: null }, false],
])('environment: a page with %j is in Telegram: %s', (properties, telegram) => {
  expect(getEnvironment(createFakeBrowser({ userAgent: iosView, properties })).telegram).toBe(telegram)
})

test('environment: reads the pointer and the provider of the page', () => {
  const finger = { matchMedia: (query: string) => ({ matches: query === '(pointer: coarse)' }) }
  expect(getEnvironment(createFakeBrowser({ userAgent: MAC, properties: finger })).kind).toBe('ios-safari')
  expect(
    getEnvironment(createFakeBrowser({ userAgent: androidView, properties: { ethereum: {} } })).kind,
  ).toBe('wallet-browser')
  expect(getEnvironment(createFakeBrowser({ userAgent: MAC })).mobile).toBe(false)
})
