import { createLatchkey } from '@latchkey/kernel'
import { telemetry } from './plugin'

const latchkey = createLatchkey({ plugins: [telemetry({ consent: true })] })
const wrapped: Promise<number> = latchkey.plugins.telemetry.wrap(() => 7, 'API_ERROR')

// All options are optional. By default nothing is sent.
telemetry()
// @ts-expect-error four categories
latchkey.plugins.telemetry.wrap(() => 7, 'OTHER')
// @ts-expect-error consent is yes or no
latchkey.plugins.telemetry.setConsent('yes')
// @ts-expect-error a list
telemetry({ restrictedTimeZones: 'Asia/Shanghai' })

export const kept: readonly unknown[] = [wrapped]
