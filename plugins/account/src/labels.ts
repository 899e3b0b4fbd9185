import type { Label } from '@latchkey/kernel'

/** The account speaks for itself: its header holds the network instead. */
export const accountTitle: Label = () => ''
export const networksTitle: Label = (t) => t('account.networks', 'Choose Network')
export const switchTitle: Label = (t) => t('account.switch', 'Switch Network')
export const whatIsANetworkTitle: Label = (t) => t('account.what-is-a-network', 'What is a network?')
