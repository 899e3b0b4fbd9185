import { useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { Explainer } from '@latchkey/ui-primitives/explainer'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { KeyholeIcon } from '@latchkey/ui-primitives/icon/keyhole'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import type { ReactNode } from 'react'
import { connectContract } from '../contract'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'

const POINTS = [
  { key: 'login', Icon: KeyholeIcon },
  { key: 'home', Icon: WalletIcon },
  { key: 'control', Icon: CheckIcon },
] as const

/** Explains what a wallet is. Part: `what-is-a-wallet`. */
export function WhatIsAWalletView(): ReactNode {
  const say = useCopy(copy)
  const router = useRouter(connectContract)
  return (
    <Explainer
      part="what-is-a-wallet"
      drawing={<WalletDrawing />}
      intro={say('what-is-a-wallet.intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: say(`what-is-a-wallet.${key}`),
        text: say(`what-is-a-wallet.${key}-text`),
      }))}
      action={
        <Button variant="primary" size="large" fullWidth onClick={() => router.push('GetWallet')}>
          {say('connect.get-wallet')}
        </Button>
      }
    />
  )
}
