import { connectedOn, offering } from '../data/sessions'
import { few } from '../data/wallets'
import type { ViewState } from '../gallery-state'
import { notice } from './notice'

type NoticeArgs = Parameters<typeof notice>

/** A notice over the account screen. */
function noticeOver(id: string, ...what: NoticeArgs): ViewState {
  return {
    ...noticeState(id, ...what),
    session: connectedOn('eip155:1'),
    path: [(to) => to.push('Account')],
    shows: '[part="account"]',
  }
}

function noticeState(id: string, ...what: NoticeArgs): ViewState {
  return {
    id: `modal/${id}`,
    session: offering(few),
    path: [(to) => to.push('Connect')],
    shows: '[part="connect"]',
    act: async ({ pass, notify }) => {
      await pass(1000)
      notify(notice(...what))
    },
  }
}

export const modalStates: readonly ViewState[] = [
  {
    id: 'modal/loading',
    session: offering(few),
    path: [(to) => to.push('gallery/Loading')],
    shows: '[part="view"]',
    unfinished: true,
  },
  {
    id: 'modal/failed',
    session: offering(few),
    path: [(to) => to.push('Connect'), (to) => to.push('gallery/Unreachable')],
    shows: '[role="alert"]',
  },
  {
    id: 'modal/broken',
    session: offering(few),
    path: [(to) => to.push('gallery/Broken')],
    shows: '[role="alert"]',
  },
  noticeState('banner-success', 'banner', 'success', 'gallery.copied'),
  noticeState('banner-loading', 'banner', 'loading', 'gallery.loading'),
  noticeState('banner-error', 'banner', 'error', 'gallery.failed'),
  noticeState('banner-info', 'banner', 'info', 'gallery.changed'),
  noticeState('banner-warning', 'banner', 'warning', 'gallery.slow'),
  noticeState('alert-info', 'alert', 'info', 'gallery.changed'),
  noticeState('alert-success', 'alert', 'success', 'gallery.done'),
  noticeState('alert-warning', 'alert', 'warning', 'gallery.slow'),
  noticeState('alert-error', 'alert', 'error', 'gallery.unreachable'),
  noticeOver('not-switched', 'banner', 'info', 'gallery.not-switched'),
  noticeOver('other-account', 'alert', 'warning', 'gallery.other-account'),
  noticeOver('one-of-several', 'alert', 'warning', 'gallery.one-of-several'),
  {
    id: 'modal/embedded',
    session: offering(few),
    modal: { enableEmbedded: true },
    path: [(to) => to.push('Connect')],
    shows: '[part="connect"]',
    act: ({ pass }) => pass(1000),
  },
  {
    id: 'modal/embedded-account',
    session: connectedOn('eip155:1'),
    modal: { enableEmbedded: true },
    path: [(to) => to.push('Account')],
    shows: '[part="account"]',
  },
]
