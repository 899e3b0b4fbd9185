import { useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { KeyholeIcon } from '@latchkey/ui-primitives/icon/keyhole'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactNode } from 'react'
import { useCopy } from '../components/use-copy'
import { connectContract } from '../contract'
import * as css from './what-is-a-wallet-view.css'

const POINTS = [
  { key: 'login', Icon: KeyholeIcon },
  { key: 'home', Icon: WalletIcon },
  { key: 'control', Icon: CheckIcon },
] as const

/** For somebody who meets the word for the first time. Part: `what-is-a-wallet`. */
export default function WhatIsAWalletView(): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(connectContract)
  return (
    <div part="what-is-a-wallet" className={css.view}>
      <div className={css.head}>
        <WalletDrawing />
        <Text as="p" variant="label" tone="primary" align="center">
          {say('what-is-a-wallet.intro')}
        </Text>
      </div>
      <ul className={css.points}>
        {POINTS.map(({ key, Icon }) => (
          <li key={key} className={css.point}>
            <span className={css.sign}>
              <Icon />
            </span>
            <span className={css.words}>
              <Text weight="strong">{say(`what-is-a-wallet.${key}`)}</Text>
              <Text tone="secondary">{say(`what-is-a-wallet.${key}-text`)}</Text>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="primary" size="large" fullWidth onClick={() => router.push('GetWallet')}>
        {say('connect.get-wallet')}
      </Button>
    </div>
  )
}
