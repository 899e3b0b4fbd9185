import { useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, KeyholeIcon, WalletIcon } from '@latchkey/ui-primitives'
import { WalletDrawing } from '@latchkey/ui-primitives/lists'
import { CheckIcon, Explainer } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { connectContract } from '../contract'
import { copy } from '../copy/copy'

const POINTS = [
  { key: 'login', Icon: KeyholeIcon },
  { key: 'home', Icon: WalletIcon },
  { key: 'control', Icon: CheckIcon },
] as const

/** Explains what a wallet is. Part: `what-is-a-wallet`. */
export function WhatIsAWalletView(): ReactNode {
  const t = useTexts(copy)
  const router = useRouter(connectContract)
  return (
    <Explainer
      part="what-is-a-wallet"
      drawing={<WalletDrawing />}
      intro={t('what-is-a-wallet.intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`what-is-a-wallet.${key}`),
        text: t(`what-is-a-wallet.${key}-text`),
      }))}
      action={
        <Button variant="primary" size="large" fullWidth onClick={() => router.push('GetWallet')}>
          {t('connect.get-wallet')}
        </Button>
      }
    />
  )
}
