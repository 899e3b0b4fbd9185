import { useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { Tumbler } from '@latchkey/ui-primitives/tumbler'
import type { ReactElement } from 'react'
import { connectContract } from '../contract'
import * as css from '../views/connecting-external-view.css'
import { useCopy } from './use-copy'
import { WalletPicture } from './wallet-picture'

/** In place of a wallet that is not in the list. */
export function WalletGone(): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(connectContract)
  return (
    <div part="connecting" className={css.view}>
      <Tumbler state="failed">
        <WalletPicture size={72} />
      </Tumbler>
      <div role="alert" part="connecting-words" className={css.words}>
        <Text as="p" variant="title" align="center">
          {say('connecting.gone')}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {say('connecting.gone-hint')}
        </Text>
      </div>
      <Button size="large" fullWidth onClick={() => router.reset('Connect')}>
        {say('connecting.choose')}
      </Button>
    </div>
  )
}
