import type { Latchkey } from '@latchkey/kernel'
import type { SessionEvents } from '@latchkey/session/contract'

/** The events of the elements. They bubble, and cross shadow roots. `detail` is that of the event of the same name of session. */
export interface LatchkeyElementEventMap {
  readonly 'latchkey-connected': CustomEvent<SessionEvents['session:connected']>
  readonly 'latchkey-connect-failed': CustomEvent<SessionEvents['session:connect-failed']>
  readonly 'latchkey-disconnected': CustomEvent<SessionEvents['session:disconnected']>
  readonly 'latchkey-network-changed': CustomEvent<SessionEvents['session:network-changed']>
}

interface AnyButtonElement extends HTMLElement {
  /** The instance that this element shows. Default: that of `defineElements`. */
  latchkey: Latchkey | undefined
  /** Attribute `disabled`. */
  disabled: boolean
}

/** `<latchkey-account-button>`: name or address, picture and balance. Empty while nothing is connected. */
export interface LatchkeyAccountButtonElement extends AnyButtonElement {
  /** Attribute `balance`: whether to show it. Default: `show`. */
  balance: 'show' | 'hide'
}

/** `<latchkey-button>`: connects, and is the account button while a wallet is connected. */
export interface LatchkeyButtonElement extends LatchkeyAccountButtonElement {
  /** Attribute `label`. Default: "Connect wallet". */
  label: string | undefined
  /** Attribute `loading-label`. Default: "Connecting…". */
  loadingLabel: string | undefined
}

/** `<latchkey-network-button>`: picture and name of the network. */
export interface LatchkeyNetworkButtonElement extends AnyButtonElement {
  /** Attribute `label`: text while there is no known network. Default: "Choose network", or "Unknown network" while connected. */
  label: string | undefined
}

/** `<latchkey-wallet-button wallet="io.metamask">`: connects that wallet. */
export interface LatchkeyWalletButtonElement extends AnyButtonElement {
  /** Attribute `wallet`: the wallet's rdns (EIP-6963), or the id of its row in `state.wallets` of session. */
  wallet: string | undefined
  /** Attribute `label`: text until the wallet is found, and where it is not installed. Default: "Connect wallet". */
  label: string | undefined
}

/** What the elements take in a template, for the declaration of a framework's JSX. `Base` is what every element of it takes. */
export type LatchkeyElements<Base> = {
  readonly [Tag in keyof LatchkeyAttributes]: LatchkeyAttributes[Tag] & Base
}

interface LatchkeyAttributes {
  readonly 'latchkey-button': {
    readonly label?: string
    readonly 'loading-label'?: string
    readonly balance?: 'show' | 'hide'
    readonly disabled?: boolean
  }
  readonly 'latchkey-account-button': { readonly balance?: 'show' | 'hide'; readonly disabled?: boolean }
  readonly 'latchkey-network-button': { readonly label?: string; readonly disabled?: boolean }
  readonly 'latchkey-wallet-button': {
    readonly wallet: string
    readonly label?: string
    readonly disabled?: boolean
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'latchkey-button': LatchkeyButtonElement
    'latchkey-account-button': LatchkeyAccountButtonElement
    'latchkey-network-button': LatchkeyNetworkButtonElement
    'latchkey-wallet-button': LatchkeyWalletButtonElement
  }
  interface GlobalEventHandlersEventMap extends LatchkeyElementEventMap {}
}
