import { useLocale, useRouter } from '@latchkey/kernel/react'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { Image } from '@latchkey/ui-primitives/image'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { swapsContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { shownAmount } from './format'
import * as css from './swaps.css'
import type { SwappableToken } from './use-swap-tokens'

interface SwapTokenRowProps {
  readonly side: 'from' | 'to'
  readonly token: SwappableToken | undefined
}

/** A token with what the account has of it; opens the list of tokens. Parts: `swaps-from`, `swaps-to`. */
export function SwapTokenRow({ side, token }: SwapTokenRowProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const locale = useLocale()
  const router = useRouter(swapsContract)
  const secondary = !token
    ? say('swaps.choose-token')
    : token.balance === undefined
      ? say('swaps.no-balance')
      : say('swaps.balance', { amount: shownAmount(token.balance, token, locale), symbol: token.symbol })
  return (
    <div className={css.section}>
      <Text variant="caption" tone="secondary">
        {say(`swaps.${side}`)}
      </Text>
      <ListRow
        part={`swaps-${side}`}
        title={token ? <bdi>{token.name}</bdi> : say('swaps.select-token')}
        secondary={secondary}
        picture={
          token ? (
            <Image src={token.iconUrl} name={token.symbol} shape="circle" />
          ) : (
            <IconTile filled>
              <WalletIcon />
            </IconTile>
          )
        }
        trailing={<ChevronIcon size={18} />}
        onClick={() => router.push('SwapSelectToken', { side })}
        onIntent={() => router.preload('SwapSelectToken')}
      />
    </div>
  )
}
