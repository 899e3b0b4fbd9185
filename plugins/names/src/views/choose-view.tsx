import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { Explainer } from '@latchkey/ui-primitives/explainer'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { TagIcon } from '@latchkey/ui-primitives/icon/tag'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import type { ReactNode } from 'react'
import { namesContract } from '../contract'
import { useCopy } from '../copy/use-copy'

const POINTS = [
  { key: 'short', Icon: TagIcon },
  { key: 'free', Icon: WalletIcon },
  { key: 'public', Icon: NetworkIcon },
] as const

/** Explains what a name is for. Part: `choose-name`. */
export function ChooseView(): ReactNode {
  const say = useCopy()
  const router = useRouter(namesContract)
  const zone = usePluginState(namesContract, (state) => state.zone)
  return (
    <Explainer
      part="choose-name"
      drawing={<WalletDrawing />}
      intro={say('names.intro', { zone })}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: say(`names.${key}`),
        text: say(`names.${key}-text`),
      }))}
      action={
        <Button size="large" variant="primary" fullWidth onClick={() => router.push('RegisterAccountName')}>
          {say('names.choose')}
        </Button>
      }
    />
  )
}
