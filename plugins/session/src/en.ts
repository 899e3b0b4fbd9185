import { failureKinds } from './rpc-errors'

const ofWallets = Object.entries(failureKinds).flatMap(([code, { message, recovery }]) => [
  [`error.${code}`, message],
  [`recovery.${code}`, recovery],
])

/** Every sentence of an error a visitor can meet, by code, in English: what a translation starts from. */
export const english: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ofWallets),
  'error.WALLET_NOT_FOUND': 'This wallet was not found',
  'recovery.WALLET_NOT_FOUND': 'Install it, or choose another wallet.',
  'error.NETWORK_NOT_FOUND': 'Network not found',
  'recovery.NETWORK_NOT_FOUND': 'Choose another network.',
  'error.NETWORK_SWITCH_DISABLED': 'This site does not switch networks',
  'recovery.NETWORK_SWITCH_DISABLED': 'Switch the network in your wallet.',
  'error.DISCONNECT_FAILED': 'Failed to disconnect',
  'recovery.DISCONNECT_FAILED': 'Remove this site in your wallet.',
  'error.DISCONNECT_REFUSED': 'Disconnecting is not possible right now',
}
