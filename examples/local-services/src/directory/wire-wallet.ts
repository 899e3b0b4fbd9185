/** One wallet as the directory service sends it: everything but id and name may be null. */
export interface WireWallet {
  readonly id: string
  readonly name: string
  readonly badge_type: 'none' | 'certified'
  readonly description: string | null
  readonly homepage: string | null
  /** CAIP-2. */
  readonly chains: readonly string[]
  readonly image_id: string | null
  readonly image_url: string | null
  readonly order: number
  readonly link_mode: string | null
  readonly mobile_link: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  readonly rdns: string | null
  readonly injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null
  readonly display_index: number | null
  readonly supports_wc: boolean
}
