import { withErrorTexts } from '@latchkey/kernel'
import { texts as ofErrors } from './errors/error-texts'
import { HostNotListedError } from './guard/host-not-listed-error'

/** What the page’s buttons say. They repeat it in code, because they render before texts are loaded. */
const buttons = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.switch-network': 'Switch network',
  'button.unknown-network': 'Unknown network',
  'button.select-network': 'Choose network',
} as const satisfies Readonly<Record<string, string>>

/** Every text of this package itself in English, by key. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(
  { ...buttons, ...ofErrors },
  [HostNotListedError],
)
