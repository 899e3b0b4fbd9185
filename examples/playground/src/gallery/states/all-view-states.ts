import type { ViewState } from '../gallery-state'
import { accountStates } from './account'
import { accountWalletStates } from './account-wallets'
import { allFeaturesStates } from './all-features'
import { allWalletsStates } from './all-wallets'
import { approvalStates } from './approvals'
import { connectStates } from './connect'
import { connectingStates } from './connecting'
import { emailStates } from './email'
import { frameAlertStates } from './frame-alerts'
import { historyStates } from './history'
import { modalStates } from './modal'
import { nameStates } from './names'
import { networkStates } from './networks'
import { onrampStates } from './onramp'
import { pairingStates } from './pairing'
import { payStates } from './pay'
import { receiveStates } from './receive'
import { sendStates } from './send'
import { sendReceiverStates } from './send-receivers'
import { sendRequestStates } from './send-requests'
import { siwxStates } from './siwx'
import { smartSessionStates } from './smart-sessions'
import { socialStates } from './socials'
import { swapFaultStates } from './swap-faults'
import { swapStates } from './swaps'
import { walletListStates } from './wallet-lists'

export const allViewStates: readonly ViewState[] = [
  ...connectStates,
  ...walletListStates,
  ...connectingStates,
  ...allWalletsStates,
  ...pairingStates,
  ...emailStates,
  ...socialStates,
  ...frameAlertStates,
  ...accountStates,
  ...allFeaturesStates,
  ...accountWalletStates,
  ...networkStates,
  ...onrampStates,
  ...historyStates,
  ...sendStates,
  ...sendReceiverStates,
  ...sendRequestStates,
  ...swapStates,
  ...swapFaultStates,
  ...receiveStates,
  ...payStates,
  ...nameStates,
  ...smartSessionStates,
  ...siwxStates,
  ...approvalStates,
  ...modalStates,
]
