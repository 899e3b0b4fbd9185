import { useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import { connectContract } from '../contract'
import * as css from './no-wallet.css'
import { useFurtherCopy } from './use-further-copy'

/** Nothing to choose from: says so, and leads to where one comes from. */
export function NoWallet(): ReactElement {
  useSheets(css.sheets)
  const say = useFurtherCopy()
  const router = useRouter(connectContract)
  const sentence = say('connect.no-wallet')
  return (
    <>
      <EmptyState
        drawing={<WalletDrawing />}
        sentence={sentence}
        action={
          <div className={css.choices}>
            <Button variant="primary" onClick={() => router.push('GetWallet')}>
              {say('connect.get-wallet')}
            </Button>
            <Button variant="quiet" onClick={() => router.push('WhatIsAWallet')}>
              {say('connect.what-is-a-wallet')}
            </Button>
          </div>
        }
      />
      <LiveRegion message={sentence} />
    </>
  )
}
