import { ConfigurationError, type Details, type Sentences } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { EmbeddedWalletOptions } from './options'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof EmbeddedWalletOptions & string)[] = [
  'projectId',
  'frameUrl',
  'name',
  'announceEIP6963',
]

const sentences: Sentences = {
  INVALID_FRAME_URL: ({ url }) =>
    `embeddedWallet() got the frame URL '${url}'. It starts with https://, or with http:// on this machine.`,
  INVALID_EMBEDDED_WALLET_OPTION: ({ option }) =>
    `The option '${option}' of embeddedWallet() must be a text that is not empty.`,
  INVALID_EMBEDDED_WALLET_SWITCH: ({ option }) =>
    `The option '${option}' of embeddedWallet() is true or false.`,
}

function check(isFine: boolean, code: string, details: Details): void {
  if (!isFine) throw new ConfigurationError(code, details, sentences)
}

/** Throws a `ConfigurationError` for the first option that is wrong or unsafe. */
export function checkOptions(options: EmbeddedWalletOptions): void {
  const { frameUrl, announceEIP6963, ...texts } = options
  check(
    announceEIP6963 === undefined || typeof announceEIP6963 === 'boolean',
    'INVALID_EMBEDDED_WALLET_SWITCH',
    { option: 'announceEIP6963' },
  )
  for (const [option, value] of Object.entries({ ...texts, frameUrl }))
    check(
      value === undefined || (typeof value === 'string' && value !== ''),
      'INVALID_EMBEDDED_WALLET_OPTION',
      {
        option,
      },
    )
  if (frameUrl !== undefined)
    check(/^https?:$/.test(parseSafeUrl(frameUrl)?.protocol ?? ''), 'INVALID_FRAME_URL', { url: frameUrl })
}

export const optionChecks: {
  readonly knownOptions: typeof knownOptions
  readonly checkOptions: typeof checkOptions
} = { knownOptions, checkOptions }
