'use client'

import { usePluginState, useSlot } from '@latchkey/kernel/react'
import { openLink, parseSafeUrl } from '@latchkey/kernel/web'
import { type ConnectionId, connectors, sessionContract, type WalletLink } from '../contract'

/** How the user opened the wallet of a connection; `undefined` for a wallet of this browser and one whose code was scanned. */
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

/** Brings the wallet's app to the front. Must be called in the task of the tap. */
export function openWallet({ href }: WalletLink): void {
  // Where no app takes an https address, the page would be left for it.
  const target = href.startsWith('https:') ? '_blank' : window.self === window.top ? '_self' : '_top'
  openLink(href, target)
}
