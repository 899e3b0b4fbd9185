import type { WalletEntry } from '@latchkey/cloud/contract'
import { walletRow } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { getDownloadHint } from '../get-wallet/download-links'
import { findInstalledWallet, getPairingMethods } from './use-pairing'

const entry = (more: Partial<WalletEntry> = {}): WalletEntry => ({ id: 'oak', name: 'Oak', ...more })
const everywhere = entry({
  mobileLink: 'oak://',
  webappLink: 'https://app.oak.example',
  desktopLink: 'oak-desk://',
  rdns: 'example.oak',
})
const desktop = { mobile: false, installed: false }
const phone = { mobile: true, installed: false }

test.each([
  ['nobody chosen, on a desktop', undefined, desktop, ['qrcode']],
  ['nobody chosen, on a phone', undefined, phone, ['qrcode']],
  ['all there is, on a desktop', everywhere, desktop, ['qrcode', 'web', 'desktop']],
  ['all there is, on a phone', everywhere, phone, ['mobile', 'web']],
  ['installed too', everywhere, { ...desktop, installed: true }, ['browser', 'qrcode', 'web', 'desktop']],
  ['an address the phone hands on', entry({ universalLink: 'https://oak.example' }), phone, ['mobile']],
  [
    'an app with a link nobody should open, on a phone',
    entry({ mobileLink: 'javascript:1' }),
    phone,
    ['qrcode'],
  ],
  [
    'an app with a link nobody should open, on a desktop',
    entry({ mobileLink: 'javascript:1' }),
    desktop,
    ['qrcode'],
  ],
  ['an app of the desktop, on a phone', entry({ desktopLink: 'oak-desk://' }), phone, ['qrcode']],
  ['an extension that is not here', entry({ rdns: 'example.oak' }), desktop, ['unsupported']],
  [
    'an extension by its global that is not here',
    entry({ injected: [{ namespace: 'eip155', id: 'isOak' }] }),
    desktop,
    ['unsupported'],
  ],
  [
    'an extension that is not here, with an app',
    entry({ rdns: 'example.oak', mobileLink: 'oak://' }),
    desktop,
    ['qrcode'],
  ],
  ['nothing known', entry(), desktop, ['qrcode']],
  ['nothing known, no list of globals either', entry({ injected: [] }), phone, ['qrcode']],
])('getPairingMethods: %s', (_what, wallet, signs, panes) => {
  expect(getPairingMethods(wallet, signs)).toEqual(panes)
})

test('installed: two wallets without an rdns are not the same wallet', () => {
  const traits = { id: 'x', name: 'X', kind: 'announced', namespaces: [], approval: 'wallet' } as const
  const rows = [
    walletRow('Relay', { rdns: 'example.oak', connectors: [{ ...traits, kind: 'walletConnect' }] }),
    walletRow('Nameless', { connectors: [traits] }),
    walletRow('By rdns', { rdns: 'example.oak' }),
    walletRow('By directory', { connectors: [{ ...traits, explorerId: 'oak' }] }),
  ]
  const found = (wallet: WalletEntry) => findInstalledWallet(wallet, rows)?.name
  expect(found(entry({ id: 'other' }))).toBeUndefined()
  expect(found(entry({ id: 'other', rdns: 'example.oak' }))).toBe('By rdns')
  expect(found(entry())).toBe('By directory')
})

const HOME = 'https://oak.example'
const APP = 'https://apps.example/oak'
const PLAY = 'https://play.example/oak'
const onDesktop = { mobile: false, ios: false, android: false }
const onIos = { mobile: true, ios: true, android: false }
const onAndroid = { mobile: true, ios: false, android: true }

test.each([
  ['several places, on a desktop', { homepage: HOME, appStore: APP }, onDesktop, { kind: 'downloads' }],
  [
    'several places, on iOS',
    { homepage: HOME, appStore: APP, playStore: PLAY },
    onIos,
    { kind: 'link', href: APP },
  ],
  ['several places, on Android', { appStore: APP, playStore: PLAY }, onAndroid, { kind: 'link', href: PLAY }],
  ['a homepage only', { homepage: HOME }, onIos, { kind: 'link', href: HOME }],
  ['a homepage only, on a desktop', { homepage: HOME }, onDesktop, { kind: 'link', href: HOME }],
  ['the other store only', { playStore: PLAY }, onIos, undefined],
  ['one store only, on a desktop', { playStore: PLAY }, onDesktop, undefined],
  ['nothing', {}, onIos, undefined],
  [
    'nothing that is safe',
    { homepage: 'javascript:alert(1)', appStore: 'http://apps.example' },
    onIos,
    undefined,
  ],
])('download hint: %s', (_what, links, environment, hint) => {
  expect(getDownloadHint(entry(links), environment)).toEqual(hint)
})
