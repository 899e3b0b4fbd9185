import { latchkey } from './17-solana-beside-evm'

export const openSwap = () => latchkey.open('Swap')
export const openSend = () => latchkey.open('WalletSend')
export const openBuy = () => latchkey.open('OnRampProviders')
export const openHistory = () => latchkey.open('Transactions')
