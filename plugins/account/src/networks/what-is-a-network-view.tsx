import { useTexts } from '@latchkey/kernel/react'
import { KeyholeIcon, NetworkIcon, WalletIcon } from '@latchkey/ui-primitives'
import { NetworkDrawing } from '@latchkey/ui-primitives/lists'
import { Explainer } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { texts } from '../texts'

const POINTS = [
  { key: 'many', Icon: NetworkIcon },
  { key: 'coin', Icon: WalletIcon },
  { key: 'same', Icon: KeyholeIcon },
] as const

/** Explains networks to users who are new to them. Part: `what-is-a-network`. */
export function WhatIsANetworkView(): ReactNode {
  const t = useTexts(texts)
  return (
    <Explainer
      part="what-is-a-network"
      drawing={<NetworkDrawing />}
      intro={t('what-is-a-network.intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`what-is-a-network.${key}`),
        text: t(`what-is-a-network.${key}-text`),
      }))}
    />
  )
}
