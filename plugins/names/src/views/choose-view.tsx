import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, NetworkIcon, WalletIcon } from '@latchkey/ui-primitives'
import { WalletDrawing } from '@latchkey/ui-primitives/lists'
import { Explainer, TagIcon } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { namesContract } from '../contract'
import { texts } from '../texts'

const POINTS = [
  { key: 'short', Icon: TagIcon },
  { key: 'free', Icon: WalletIcon },
  { key: 'public', Icon: NetworkIcon },
] as const

/** Explains what a name is for. Part: `choose-name`. */
export function ChooseView(): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(namesContract)
  const zone = usePluginState(namesContract, (state) => state.zone)
  return (
    <Explainer
      part="choose-name"
      drawing={<WalletDrawing />}
      intro={t('names.intro', { zone })}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`names.${key}`),
        text: t(`names.${key}-text`),
      }))}
      action={
        <Button size="large" variant="primary" fullWidth onClick={() => router.push('RegisterAccountName')}>
          {t('names.choose')}
        </Button>
      }
    />
  )
}
