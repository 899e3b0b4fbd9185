import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { KeyholeIcon } from '@latchkey/ui-primitives/icon/keyhole'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactNode } from 'react'
import { IconTile } from '../components/icon-tile'
import { useCopy } from '../components/use-copy'
import * as css from './what-is-a-network-view.css'

const POINTS = [
  { key: 'many', Icon: NetworkIcon },
  { key: 'coin', Icon: WalletIcon },
  { key: 'same', Icon: KeyholeIcon },
] as const

/** For somebody who meets the word for the first time. Part: `what-is-a-network`. */
export default function WhatIsANetworkView(): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  return (
    <div part="what-is-a-network" className={css.view}>
      <div className={css.head}>
        <NetworkDrawing />
        <Text as="p" variant="label" tone="primary" align="center">
          {say('what-is-a-network.intro')}
        </Text>
      </div>
      <ul className={css.points}>
        {POINTS.map(({ key, Icon }) => (
          <li key={key} className={css.point}>
            <IconTile>
              <Icon />
            </IconTile>
            <span className={css.words}>
              <Text weight="strong">{say(`what-is-a-network.${key}`)}</Text>
              <Text tone="secondary">{say(`what-is-a-network.${key}-text`)}</Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
