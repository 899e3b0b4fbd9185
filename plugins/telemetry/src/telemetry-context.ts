import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { TelemetryContract } from './contract'

export type TelemetryContext = PluginContext<TelemetryContract, never, CloudContract>
