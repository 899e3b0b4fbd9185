import type { CloudContract } from '@latchkey/cloud/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { EmbeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import type { HistoryContract } from '@latchkey/history/contract'
import type { ContractToken, PluginContext } from '@latchkey/kernel'
import type { NamesContract } from '@latchkey/names/contract'
import type { OnrampContract } from '@latchkey/onramp/contract'
import type { PayContract } from '@latchkey/pay/contract'
import type { SendContract } from '@latchkey/send/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { SiwxContract } from '@latchkey/siwx/contract'
import type { SocialsContract } from '@latchkey/socials/contract'
import type { SwapsContract } from '@latchkey/swaps/contract'
import type { TelemetryContract } from './contract'

/** A plugin that may be on the page. Only the types are imported, so telemetry brings none of them. */
export type ObservedToken =
  | ContractToken<CloudContract>
  | ContractToken<ConnectContract>
  | ContractToken<EmbeddedWalletContract>
  | ContractToken<HistoryContract>
  | ContractToken<NamesContract>
  | ContractToken<OnrampContract>
  | ContractToken<PayContract>
  | ContractToken<SendContract>
  | ContractToken<SessionContract>
  | ContractToken<SiwxContract>
  | ContractToken<SocialsContract>
  | ContractToken<SwapsContract>

type Observed = ObservedToken extends infer Token ? (Token extends ContractToken<infer C> ? C : never) : never

export type TelemetryContext = PluginContext<TelemetryContract, never, Observed>
