import { expect, test } from 'vitest'
import { getDownloadLinks, getOnlyDownloadLink } from './download-links'

const desktop = { ios: false, android: false }
const iphone = { ios: true, android: false }
const pixel = { ios: false, android: true }
const everywhere = {
  appStore: 'https://apps.apple.com/app/1',
  playStore: 'https://play.google.com/store/apps/details?id=a',
  chromeStore: 'https://chromewebstore.google.com/detail/a',
  homepage: 'https://a.example/',
}

test.each([
  ['a desktop', desktop, ['chrome-store', 'app-store', 'play-store', 'homepage'], undefined],
  ['an iPhone', iphone, ['app-store', 'homepage', 'play-store', 'chrome-store'], 'app-store'],
  ['an Android phone', pixel, ['play-store', 'homepage', 'app-store', 'chrome-store'], 'play-store'],
])('download links: order and direct link on %s', (_where, environment, kinds, one) => {
  const links = getDownloadLinks(everywhere, environment)
  expect(links.map(({ kind }) => kind)).toEqual(kinds)
  expect(getOnlyDownloadLink(links, environment)?.kind).toBe(one)
})

test('download links: a single one is opened directly, and without any there is none to open', () => {
  for (const environment of [desktop, iphone, pixel]) {
    const links = getDownloadLinks({ homepage: 'https://a.example/' }, environment)
    expect(getOnlyDownloadLink(links, environment)).toEqual({ kind: 'homepage', href: 'https://a.example/' })
    expect(getOnlyDownloadLink(getDownloadLinks({}, environment), environment)).toBeUndefined()
  }
})

test('download links: a store link with the host of another site is a website', () => {
  const elsewhere = {
    appStore: 'https://apps.apple.com.evil.example/app/1',
    playStore: 'https://evil.example/play.google.com',
    chromeStore: 'https://addons.example/a',
    homepage: 'https://addons.example/a',
  }
  expect(getDownloadLinks(elsewhere, desktop).map(({ kind }) => kind)).toEqual([
    'homepage',
    'homepage',
    'homepage',
  ])
  expect(getOnlyDownloadLink(getDownloadLinks(elsewhere, iphone), iphone)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://a.example',
  'market://details?id=a',
  'a.example',
  '',
])('download links: %j is not a link', (homepage) => {
  expect(getDownloadLinks({ homepage }, desktop)).toEqual([])
})
