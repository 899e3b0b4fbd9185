import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { ExternalIcon, ListRow, WalletIcon } from '@latchkey/ui-primitives'
import { WalletDrawing } from '@latchkey/ui-primitives/lists'
import { BrowserIcon, CheckIcon, Explainer } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { emailContract } from '../contract'
import { texts } from '../texts'

const DEFAULT_URL = 'https://secure.walletconnect.org/dashboard'

const POINTS = [
  { key: 'elsewhere', Icon: WalletIcon },
  { key: 'same', Icon: CheckIcon },
  { key: 'opens', Icon: BrowserIcon },
] as const

/** Explains the upgrade and links to the page of the wallet's operator. Part: `email-upgrade`. */
export function UpgradeView(): ReactNode {
  const t = useTexts(texts)
  const url = usePluginState(emailContract, ({ upgradeUrl }) => upgradeUrl ?? DEFAULT_URL)
  return (
    <Explainer
      part="email-upgrade"
      drawing={<WalletDrawing />}
      intro={t('email.upgrade-intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`email.upgrade-${key}`),
        text: t(`email.upgrade-${key}-text`),
      }))}
      action={
        <ListRow
          part="email-upgrade-link"
          href={url}
          title={t('email.upgrade-open')}
          trailing={<ExternalIcon />}
        />
      }
    />
  )
}
