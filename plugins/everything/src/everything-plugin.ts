import type { account } from '@latchkey/account'
import type { approvals } from '@latchkey/approvals'
import type { cloud } from '@latchkey/cloud'
import type { connect } from '@latchkey/connect'
import type { email } from '@latchkey/email'
import type { embeddedWallet } from '@latchkey/embedded-wallet'
import type { evm } from '@latchkey/evm'
import type { history } from '@latchkey/history'
import type { modal } from '@latchkey/modal'
import type { names } from '@latchkey/names'
import type { onramp } from '@latchkey/onramp'
import type { pay } from '@latchkey/pay'
import type { portfolio } from '@latchkey/portfolio'
import type { receive } from '@latchkey/receive'
import type { send } from '@latchkey/send'
import type { session } from '@latchkey/session'
import type { siwx } from '@latchkey/siwx'
import type { smartSessions } from '@latchkey/smart-sessions'
import type { socials } from '@latchkey/socials'
import type { solana } from '@latchkey/solana'
import type { swaps } from '@latchkey/swaps'
import type { telemetry } from '@latchkey/telemetry'
import type { transactions } from '@latchkey/transactions'
import type { walletConnect } from '@latchkey/walletconnect'

/** Any of the plugins that `everything()` can return. */
export type EverythingPlugin = ReturnType<
  | typeof account
  | typeof approvals
  | typeof cloud
  | typeof connect
  | typeof email
  | typeof embeddedWallet
  | typeof evm
  | typeof history
  | typeof modal
  | typeof names
  | typeof onramp
  | typeof pay
  | typeof transactions
  | typeof portfolio
  | typeof receive
  | typeof send
  | typeof session
  | typeof siwx
  | typeof smartSessions
  | typeof socials
  | typeof solana
  | typeof swaps
  | typeof telemetry
  | typeof walletConnect
>
