import type { AccountContract } from '@latchkey/account/contract'
import type { ApprovalsContract } from '@latchkey/approvals/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { EmailContract } from '@latchkey/email/contract'
import type { HistoryContract } from '@latchkey/history/contract'
import { type ContractToken, defineContract, type Notice, type Router, type View } from '@latchkey/kernel'
import type { NamesContract } from '@latchkey/names/contract'
import type { OnrampContract } from '@latchkey/onramp/contract'
import type { PayContract } from '@latchkey/pay/contract'
import type { ReceiveContract } from '@latchkey/receive/contract'
import type { SendContract } from '@latchkey/send/contract'
import type { SiwxContract } from '@latchkey/siwx/contract'
import type { SmartSessionsContract } from '@latchkey/smart-sessions/contract'
import type { SocialsContract } from '@latchkey/socials/contract'
import type { SwapsContract } from '@latchkey/swaps/contract'

export interface GalleryViews {
  /** A view whose code never arrives. */
  'gallery/Loading': View
  /** A view whose code cannot be fetched. */
  'gallery/Unreachable': View
  /** A view that throws while it renders. */
  'gallery/Broken': View
}

export interface GalleryApi {
  readonly router: Router<
    GalleryViews &
      ConnectContract['views'] &
      AccountContract['views'] &
      ApprovalsContract['views'] &
      EmailContract['views'] &
      PayContract['views'] &
      ReceiveContract['views'] &
      NamesContract['views'] &
      OnrampContract['views'] &
      HistoryContract['views'] &
      SendContract['views'] &
      SiwxContract['views'] &
      SmartSessionsContract['views'] &
      SocialsContract['views'] &
      SwapsContract['views']
  >
  notify(notice: Notice): void
}

/** The gallery's own plugin. Through it a state can open any view and show any notice. */
export interface GalleryContract {
  readonly id: 'gallery'
  readonly api: GalleryApi
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: GalleryViews
}

export const galleryContract: ContractToken<GalleryContract> = defineContract<GalleryContract>('gallery', 1)
