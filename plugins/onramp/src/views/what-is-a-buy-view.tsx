import { useTexts } from '@latchkey/kernel/react'
import { WalletIcon } from '@latchkey/ui-primitives'
import { WalletDrawing } from '@latchkey/ui-primitives/lists'
import { CardIcon, Explainer, InfoIcon } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { texts } from '../texts'

const POINTS = [
  { key: 'provider', Icon: CardIcon },
  { key: 'price', Icon: InfoIcon },
  { key: 'arrive', Icon: WalletIcon },
] as const

/** Explains buying to first-time users. Part: `what-is-a-buy`. */
export function WhatIsABuyView(): ReactNode {
  const t = useTexts(texts)
  return (
    <Explainer
      part="what-is-a-buy"
      drawing={<WalletDrawing />}
      intro={t('what-is-a-buy.intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`what-is-a-buy.${key}`),
        text: t(`what-is-a-buy.${key}-text`),
      }))}
    />
  )
}
