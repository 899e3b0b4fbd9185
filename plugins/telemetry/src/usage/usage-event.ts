import type { AccountType, ChainNamespace, NetworkId } from '@latchkey/session/contract'

/**
 * All that an event can say. There is no field for an address, an email, a code, an amount, a hash, a text of
 * the user or the message of an error, so none of these can be added by mistake.
 */
export interface UsageProperties {
  readonly accountType?: AccountType | undefined
  readonly configuration?: { readonly network: NetworkId | undefined }
  readonly connected?: boolean
  readonly currentPayment?: { readonly type: 'wallet' | 'exchange'; readonly exchangeId?: string | undefined }
  readonly isSmartAccount?: boolean
  readonly method?: 'qrcode' | 'mobile' | 'browser' | 'email' | undefined
  /** Of a wallet. */
  readonly name?: string | undefined
  readonly namespace?: ChainNamespace
  /** Of the account, or the one that was switched to. Only a configured one. */
  readonly network?: NetworkId | undefined
  readonly networks?: readonly NetworkId[]
  readonly platform?: 'qrcode' | 'mobile' | 'browser' | undefined
  /** Of a social login, or of an on-ramp. */
  readonly provider?: string | undefined
  readonly reconnect?: boolean
  readonly source?: 'pay'
  readonly view?: string | undefined
}

/** Adds an event of the catalogue to what is sent next. */
export type Tell = (event: string, properties?: UsageProperties) => void

/** The body of the service is a list of these. */
export interface UsageEvent {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  /** Milliseconds since the epoch. */
  readonly timestamp: number
  readonly props: {
    readonly type: 'track'
    readonly event: string
    readonly properties: UsageProperties & { readonly caipNetworkId?: NetworkId | undefined }
  }
}
