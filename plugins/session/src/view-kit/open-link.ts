'use client'

import { usePluginState, useSlot } from '@latchkey/kernel/react'
import { openLink, parseSafeUrl } from '@latchkey/kernel/web'
import { type ConnectionId, connectors, sessionContract, type WalletLink } from '../contract'

/**
 * The link of the wallet app with which the user approved a connection; `undefined` for a wallet in this browser, for one
 * whose pairing code was scanned, and for an unsafe link.
 */
export function useOpenedLink(connectionId: ConnectionId | undefined): WalletLink | undefined {
  const connectorId = usePluginState(sessionContract, ({ connections }) =>
    connectionId === undefined ? undefined : connections[connectionId]?.connectorId,
  )
  const link = useSlot(connectors)
    .find(({ id }) => id === connectorId)
    ?.pairing?.openedLink()
  // control: opened-link-that-runs-code
  return link && parseSafeUrl(link.href) ? link : undefined
}

/** Opens a wallet's app. Must be called synchronously in a click handler, or the browser blocks it. */
export function openWallet({ href }: WalletLink): void {
  // An https link opens in a new tab: without an installed app, it would replace the page.
  const target = href.startsWith('https:') ? '_blank' : window.self === window.top ? '_self' : '_top'
  openLink(href, target)
}
