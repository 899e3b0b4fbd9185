'use client'

export { RememberedConnectButton } from './remembered-connect-button'
export { type RememberedAccountView, useRememberedAccount } from './use-remembered-account'
