import type { WalletEntry } from '@latchkey/cloud/contract'
import { walletRow } from '@latchkey/testing'
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
  ['no wallet, on a desktop', undefined, desktop, ['qrcode']],
  ['no wallet, on a phone', undefined, phone, ['qrcode']],
  ['all kinds of links, on a desktop', everywhere, desktop, ['qrcode', 'web', 'desktop']],
  ['all kinds of links, on a phone', everywhere, phone, ['mobile', 'web']],
  [
    'all kinds of links, and installed',
    everywhere,
    { ...desktop, installed: true },
    ['browser', 'qrcode', 'web', 'desktop'],
  ],
  ['a universal link, on a phone', entry({ universalLink: 'https://oak.example' }), phone, ['mobile']],
  ['an unsafe mobile link, on a phone', entry({ mobileLink: 'javascript:1' }), phone, ['qrcode']],
  ['an unsafe mobile link, on a desktop', entry({ mobileLink: 'javascript:1' }), desktop, ['qrcode']],
  ['a desktop link, on a phone', entry({ desktopLink: 'oak-desk://' }), phone, ['qrcode']],
  ['an extension that is not installed', entry({ rdns: 'example.oak' }), desktop, ['unsupported']],
  [
    'an extension with an injected id that is not installed',
    entry({ injected: [{ namespace: 'eip155', id: 'isOak' }] }),
    desktop,
    ['unsupported'],
  ],
  [
    'an extension that is not installed, with a mobile link',
    entry({ rdns: 'example.oak', mobileLink: 'oak://' }),
    desktop,
    ['qrcode'],
  ],
  ['no link', entry(), desktop, ['qrcode']],
  ['no link and an empty list of injected ids', entry({ injected: [] }), phone, ['qrcode']],
])('getPairingMethods: %s', (_what, wallet, context, panes) => {
  expect(getPairingMethods(wallet, context)).toEqual(panes)
})

test('findInstalledWallet: matches by directory id and rdns, but not two wallets without an rdns', () => {
  const traits = { id: 'x', name: 'X', kind: 'announced', namespaces: [], approval: 'wallet' } as const
  const rows = [
    walletRow('Relay', { rdns: 'example.oak', connectors: [{ ...traits, kind: 'walletConnect' }] }),
    walletRow('Nameless', { connectors: [traits] }),
    walletRow('By rdns', { rdns: 'example.oak' }),
    walletRow('By directory', { connectors: [{ ...traits, explorerId: 'oak' }] }),
  ]
  const found = (wallet: WalletEntry) => findInstalledWallet(wallet, rows)?.row.name
  expect(found(entry({ id: 'other' }))).toBeUndefined()
  expect(found(entry({ id: 'other', rdns: 'example.oak' }))).toBe('By rdns')
  expect(found(entry())).toBe('By directory')
  expect(found(entry({ id: 'other', rdns: 'EXAMPLE.Oak' }))).toBe('By rdns')
})

test('findInstalledWallet: of several that match, by whatever id, none is taken for the wallet', () => {
  const traits = { id: 'x', name: 'X', kind: 'announced', namespaces: [], approval: 'wallet' } as const
  const byRdns = walletRow('By rdns', { rdns: 'example.oak' })
  const byDirectory = walletRow('By directory', { connectors: [{ ...traits, explorerId: 'oak' }] })
  const app = walletRow('App', { rdns: 'io.metamask.mobile' })
  const isAmbiguous = (wallet: WalletEntry, rows: readonly ReturnType<typeof walletRow>[]) =>
    findInstalledWallet(wallet, rows)?.isAmbiguous
  const oak = entry({ rdns: 'example.oak' })
  expect(isAmbiguous(oak, [byRdns])).toBe(false)
  expect(isAmbiguous(oak, [byRdns, byDirectory])).toBe(true)
  expect(isAmbiguous(oak, [byRdns, { ...byRdns, id: 'second' }])).toBe(true)
  expect(isAmbiguous(entry({ rdns: 'io.metamask' }), [app])).toBe(false)
})

const HOME = 'https://oak.example'
const APP = 'https://apps.example/oak'
const PLAY = 'https://play.example/oak'
const onDesktop = { mobile: false, ios: false, android: false }
const onIos = { mobile: true, ios: true, android: false }
const onAndroid = { mobile: true, ios: false, android: true }

test.each([
  ['several links, on a desktop', { homepage: HOME, appStore: APP }, onDesktop, { kind: 'downloads' }],
  [
    'several links, on iOS',
    { homepage: HOME, appStore: APP, playStore: PLAY },
    onIos,
    { kind: 'link', href: APP },
  ],
  ['several links, on Android', { appStore: APP, playStore: PLAY }, onAndroid, { kind: 'link', href: PLAY }],
  ['a homepage only', { homepage: HOME }, onIos, { kind: 'link', href: HOME }],
  ['a homepage only, on a desktop', { homepage: HOME }, onDesktop, { kind: 'link', href: HOME }],
  ['the other store only', { playStore: PLAY }, onIos, undefined],
  ['one store only, on a desktop', { playStore: PLAY }, onDesktop, undefined],
  ['no link', {}, onIos, undefined],
  ['no safe link', { homepage: 'javascript:alert(1)', appStore: 'http://apps.example' }, onIos, undefined],
])('download hint: %s', (_what, links, environment, hint) => {
  expect(getDownloadHint(entry(links), environment)).toEqual(hint)
})
