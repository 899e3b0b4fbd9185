import { email } from '@latchkey/email'
import type { SocialProvider } from '@latchkey/embedded-wallet/contract'
import type { Popup } from '@latchkey/kernel/web'
import { socials } from '@latchkey/socials'
import { FRAME_ORIGIN, frameErrors, frameThat } from '../data/frame'
import { offering } from '../data/sessions'
import { few } from '../data/wallets'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'
import { connected } from './connecting'

const DISCOVERED_MS = 1000
/** The interval at which a login checks whether its popup was closed. */
const CLOSED_POLL_MS = 1000
/** Longer than the time after which a login is called slow. */
const SLOW_MS = 13_000
const notConnected = { connect: () => Promise.reject(frameErrors.late) }
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'
const RESULT = `${FRAME_ORIGIN}/sdk/social-result?code=1&state=s`
const FARCASTER = 'https://farcaster.example/~/sign-in?channel=2f6c1c1ab6c04d5c'
const legal = {
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
  legalCheckbox: true,
}

type Parts = Partial<ViewState> & { readonly frame?: Parameters<typeof frameThat>[0] }

function social(id: string, { frame, ...more }: Parts = {}): ViewState {
  return {
    id: `socials/${id}`,
    session: offering(few),
    plugins: [frameThat(frame), email(), socials()],
    path: [(to) => to.push('Connect')],
    shows: '[part~="connect-method"]',
    act: ({ pass }) => pass(DISCOVERED_MS),
    ...more,
  }
}

const all = (id: string, more: Parts = {}): ViewState =>
  social(id, {
    path: [(to) => to.push('Connect'), (to) => to.push('ConnectSocials')],
    shows: '[part="socials"]',
    ...more,
  })

/** Opens an iframe in place of a popup. It is removed with the state. */
function openFrame(): Popup {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.querySelector('#root')?.append(frame)
  return {
    isClosed: () => !frame.isConnected,
    navigate(url) {
      frame.src = url
      return true
    },
    close: () => frame.remove(),
    hasPosted: ({ source }) => source === frame.contentWindow,
  }
}
const popup = (): HTMLIFrameElement | null => document.querySelector('#root > iframe')

function login(id: string, more: Parts = {}, provider: SocialProvider = 'google'): ViewState {
  return social(`login-${id}`, {
    frame: { social: { redirectUrl: async () => 'about:blank#provider' } },
    path: [(to) => to.push('Connect'), (to) => to.push('ConnectingSocial', { provider, popup: openFrame() })],
    shows: '[part="connecting-social"]',
    act: (driver) => waitForPhase(driver, 'pending'),
    ...more,
  })
}

const waitForPhase = (driver: ViewDriver, phase: string): Promise<void> =>
  waitForPart(driver, `[data-phase="${phase}"]`)

const reply =
  (resultUri: string, phase: string, origin = FRAME_ORIGIN) =>
  async (driver: ViewDriver): Promise<void> => {
    await waitForPhase(driver, 'pending')
    const source = popup()?.contentWindow ?? null
    await driver.fire(new MessageEvent('message', { data: { resultUri }, origin, source }))
    await waitForPhase(driver, phase)
  }

function farcaster(id: string, more: Parts = {}): ViewState {
  return social(`farcaster-${id}`, {
    frame: { social: { farcasterUrl: async () => FARCASTER } },
    path: [(to) => to.push('Connect'), (to) => to.push('ConnectingFarcaster')],
    shows: '[part="connecting-farcaster"]',
    act: (driver) => waitForPhase(driver, 'ready'),
    ...more,
  })
}

export const socialStates: readonly ViewState[] = [
  social('list'),
  social('list-none-installed', { session: offering([]) }),
  social('list-without-email', { plugins: [frameThat(), socials()] }),
  social('list-collapsed', { connect: { collapseWallets: true } }),
  social('list-on-a-phone', { userAgent: PHONE, session: offering([]) }),
  social('list-terms', { connect: legal }),
  social('list-terms-missing', {
    connect: legal,
    async act({ pass, press }) {
      await pass(DISCOVERED_MS)
      await press('[part~="method-tile"]')
    },
  }),
  social('list-terms-accepted', {
    connect: legal,
    async act({ pass, press }) {
      await pass(DISCOVERED_MS)
      await press('[part="consent-check"]')
    },
  }),
  social('list-focus', {
    async act({ pass, focus }) {
      await pass(DISCOVERED_MS)
      await focus('[part~="connect-method"]')
    },
  }),
  all('all'),
  all('all-two', { plugins: [frameThat(), socials({ providers: ['farcaster', 'apple'] })] }),
  all('all-terms', { connect: legal, shows: '[part="consent-step"]' }),
  login('opening', { frame: {}, act: () => undefined }),
  login('pending'),
  login('pending-x', {}, 'x'),
  login('ready', {
    path: [(to) => to.push('Connect'), (to) => to.push('ConnectingSocial', { provider: 'github' })],
    act: () => undefined,
  }),
  login('blocked', {
    path: [
      (to) => to.push('Connect'),
      (to) => to.push('ConnectingSocial', { provider: 'google', popup: null }),
    ],
    act: () => undefined,
  }),
  login('closed', {
    async act(driver) {
      await waitForPhase(driver, 'pending')
      popup()?.remove()
      await driver.pass(CLOSED_POLL_MS)
      await waitForPhase(driver, 'closed')
    },
  }),
  login('finishing', { act: reply(RESULT, 'finishing') }),
  login('slow', {
    async act(driver) {
      await reply(RESULT, 'finishing')(driver)
      await driver.pass(SLOW_MS)
      await waitForPhase(driver, 'slow')
    },
  }),
  login('done', {
    frame: {
      social: { redirectUrl: async () => 'about:blank#provider', finish: async () => undefined },
    },
    api: connected(),
    act: reply(RESULT, 'done'),
  }),
  login('cancelled', { act: reply(`${FRAME_ORIGIN}/result?error=access_denied`, 'cancelled') }),
  login('refused', { act: reply(`${FRAME_ORIGIN}/result?error=server_error`, 'failed') }),
  login('late', {
    frame: {
      social: {
        redirectUrl: async () => 'about:blank#provider',
        finish: () => Promise.reject(frameErrors.lateLogin),
      },
    },
    act: reply(RESULT, 'failed'),
  }),
  login('connect-failed', {
    frame: { social: { redirectUrl: async () => 'about:blank#provider', finish: async () => undefined } },
    api: notConnected,
    act: reply(RESULT, 'failed'),
  }),
  login('storage-denied', {
    frame: { social: { redirectUrl: () => Promise.reject(frameErrors.storageDenied) } },
    act: (driver) => waitForPhase(driver, 'failed'),
  }),
  login('untrusted', { act: reply(RESULT, 'failed', 'https://evil.example') }),
  login('frame-failed', {
    frame: { social: { redirectUrl: () => Promise.reject(frameErrors.unavailable) } },
    act: (driver) => waitForPhase(driver, 'failed'),
  }),
  login('page-not-allowed', {
    frame: { social: { redirectUrl: () => Promise.reject(frameErrors.pageNotAllowed) } },
    act: (driver) => waitForPhase(driver, 'failed'),
  }),
  farcaster('loading', { frame: {}, act: () => undefined, unfinished: true }),
  farcaster('code'),
  farcaster('phone', { userAgent: PHONE }),
  farcaster('phone-loading', { frame: {}, userAgent: PHONE, act: () => undefined, unfinished: true }),
  farcaster('finishing', {
    frame: { social: { farcasterUrl: async () => FARCASTER, finishFarcaster: async () => 'ada' } },
    act: (driver) => waitForPhase(driver, 'finishing'),
  }),
  farcaster('slow', {
    frame: { social: { farcasterUrl: async () => FARCASTER, finishFarcaster: async () => 'ada' } },
    async act(driver) {
      await waitForPhase(driver, 'finishing')
      await driver.pass(SLOW_MS)
      await waitForPhase(driver, 'slow')
    },
  }),
  farcaster('done', {
    frame: { social: { farcasterUrl: async () => FARCASTER, finishFarcaster: async () => 'ada' } },
    api: connected(),
    act: (driver) => waitForPhase(driver, 'done'),
  }),
  farcaster('connect-failed', {
    frame: { social: { farcasterUrl: async () => FARCASTER, finishFarcaster: async () => 'ada' } },
    api: notConnected,
    act: (driver) => waitForPhase(driver, 'failed'),
  }),
  farcaster('failed', {
    frame: { social: { farcasterUrl: () => Promise.reject(frameErrors.unavailable) } },
    act: (driver) => waitForPhase(driver, 'failed'),
  }),
]
