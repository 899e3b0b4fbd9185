/** What a visitor can choose on the strip. */
export interface Look {
  /** `auto`, until one is chosen: the visitor's system. */
  readonly theme: 'auto' | 'light' | 'dark'
  readonly accent: AccentName
  /** `--lk-border-radius-master`, in px. */
  readonly radius: number
  /** BCP 47 */
  readonly language: string
  readonly device: 'desktop' | 'phone'
}

export const accents = {
  brass: '#d6a748',
  indigo: '#6d63f1',
  coral: '#ff7660',
  teal: '#17a894',
} as const

export type AccentName = keyof typeof accents

export const DEFAULT_RADIUS = 4

/** One feature that can be added. Its lines stand in the code, and its bytes are measured from the same lines. */
export interface Feature {
  readonly id: FeatureId
  /** Import of the shown code. */
  readonly from: string
  /** Exported names, and how the plugin is made in the shown code. */
  readonly name: string
  readonly call: string
  /** Whether it needs a service of its own, by `cloud()`. */
  readonly needsCloud?: boolean
  /** What npm does not install with the package. */
  readonly peer?: string
}

export type FeatureId = 'send' | 'receive' | 'swap' | 'buy' | 'history' | 'phone'

/** In the order of the account's actions. */
export const features: readonly Feature[] = [
  { id: 'send', from: '@latchkey/send', name: 'send', call: 'send()' },
  { id: 'receive', from: '@latchkey/receive', name: 'receive', call: 'receive()' },
  { id: 'swap', from: '@latchkey/swaps', name: 'swaps', call: 'swaps()', needsCloud: true },
  {
    id: 'buy',
    from: '@latchkey/onramp',
    name: 'meld, onramp',
    call: "onramp({ providers: [meld({ publicKey: '…' })] })",
  },
  { id: 'history', from: '@latchkey/history', name: 'history', call: 'history()', needsCloud: true },
  {
    id: 'phone',
    from: '@latchkey/walletconnect',
    name: 'walletConnect',
    call: "walletConnect({ projectId: '…' })",
    peer: '@walletconnect/universal-provider@2.21.8',
  },
]

/** Those of `features` that are chosen, in their order. */
export const chosenFeatures = (chosen: ReadonlySet<FeatureId>): readonly Feature[] =>
  features.filter(({ id }) => chosen.has(id))

export const needsCloud = (chosen: readonly Feature[]): boolean => chosen.some((one) => one.needsCloud)
