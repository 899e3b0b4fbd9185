import {
  ConfigurationError,
  type DeveloperMessages,
  type ErrorDetails,
  type EventNames,
  type OptionChecks,
} from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { EmbeddedWalletContract, EmbeddedWalletOptions } from './contract'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof EmbeddedWalletOptions & string)[] = [
  'projectId',
  'frameUrl',
  'name',
  'announceEIP6963',
]

const messages: DeveloperMessages = {
  INVALID_FRAME_URL: ({ url }) =>
    `embeddedWallet() got the frame URL '${url}'. It must start with https://, or with http:// on localhost.`,
  INVALID_EMBEDDED_WALLET_OPTION: ({ option }) =>
    `The option '${option}' of embeddedWallet() must be a non-empty string.`,
  INVALID_EMBEDDED_WALLET_SWITCH: ({ option }) =>
    `The option '${option}' of embeddedWallet() must be true or false.`,
}

function checkOption(isValid: boolean, code: string, details: ErrorDetails): void {
  if (!isValid) throw new ConfigurationError(code, details, messages)
}

/** Throws a `ConfigurationError` for the first option that is wrong or unsafe. */
export function checkOptions(options: EmbeddedWalletOptions): void {
  const { frameUrl, announceEIP6963, ...texts } = options
  checkOption(
    announceEIP6963 === undefined || typeof announceEIP6963 === 'boolean',
    'INVALID_EMBEDDED_WALLET_SWITCH',
    { option: 'announceEIP6963' },
  )
  for (const [option, value] of Object.entries({ ...texts, frameUrl }))
    checkOption(
      value === undefined || (typeof value === 'string' && value !== ''),
      'INVALID_EMBEDDED_WALLET_OPTION',
      {
        option,
      },
    )
  if (frameUrl !== undefined)
    checkOption(/^https?:$/.test(parseSafeUrl(frameUrl)?.protocol ?? ''), 'INVALID_FRAME_URL', {
      url: frameUrl,
    })
}

const knownEvents: EventNames<EmbeddedWalletContract> = {
  'embeddedWallet:email-step': true,
  'embeddedWallet:email-checked': true,
  'embeddedWallet:request-refused': true,
  'embeddedWallet:request-done': true,
}

export const optionChecks: OptionChecks<EmbeddedWalletOptions, EmbeddedWalletContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}
