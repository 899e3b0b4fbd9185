import { useRouter } from '@latchkey/kernel/react'
import { Attempt } from '@latchkey/ui-primitives/attempt'
import type { ReactElement } from 'react'
import { connectContract } from '../contract'
import { useCopy } from './use-copy'
import { WalletPicture } from './wallet-picture'

/** In place of a wallet that is not in the list. */
export function WalletGone(): ReactElement {
  const say = useCopy()
  const router = useRouter(connectContract)
  return (
    <Attempt
      part="connecting"
      state="stopped"
      picture={<WalletPicture size={72} />}
      title={say('connecting.gone')}
      hint={say('connecting.gone-hint')}
      action={{ label: say('connecting.choose'), onClick: () => router.reset('Connect') }}
    />
  )
}
