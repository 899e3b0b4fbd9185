import { useLocale, useRouter, useTexts } from '@latchkey/kernel/react'
import { ChevronIcon, IconTile, ListRow, WalletIcon } from '@latchkey/ui-primitives'
import { amountText, shortQuantity, truncateAddress } from '@latchkey/ui-primitives/format'
import type { HeldToken, ShownTokens } from '@latchkey/view-kit'
import {
  ListLoading,
  namesakes,
  TokenPicture,
  useListTexts,
  useTransactionFormTexts,
} from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { sendContract } from '../contract'
import { texts } from '../texts'

interface TokenFieldProps {
  readonly tokens: ShownTokens
  readonly token: HeldToken | undefined
  /** Whether the page has chosen the token. */
  readonly isFixed: boolean
}

/** The token and its balance. A click opens the list of tokens. Part: `send-token`. */
export function TokenField({ tokens, token, isFixed }: TokenFieldProps): ReactElement {
  const t = useTexts(texts)
  const formText = useTransactionFormTexts()
  const listText = useListTexts()
  const locale = useLocale()
  const router = useRouter(sendContract)
  if (!token && tokens.status === 'loading')
    return <ListLoading label={listText('tokens.loading')} rows={1} />
  const open = isFixed
    ? undefined
    : {
        onClick: () => router.push('WalletSendSelectToken'),
        onIntent: () => router.preload('WalletSendSelectToken'),
      }
  const trailing = !isFixed && <ChevronIcon size={18} />
  if (!token)
    return (
      <ListRow
        part="send-token"
        title={t(isFixed ? 'send.token-not-found' : 'send.select-token')}
        picture={
          <IconTile filled>
            <WalletIcon />
          </IconTile>
        }
        trailing={trailing}
        {...open}
      />
    )
  const { address, name, symbol, decimals, balance } = token
  // As in the list from which it was chosen.
  const contract = [...namesakes(tokens.items)].some((one) => one.address === address) ? address : undefined
  const held = balance === undefined ? undefined : shortQuantity(amountText(balance, { decimals }), locale)
  return (
    <ListRow
      part="send-token"
      title={<bdi>{name}</bdi>}
      secondary={
        <>
          {held === undefined
            ? formText('transaction.balance-unknown')
            : formText('transaction.balance', { amount: held, symbol })}
          {contract !== undefined && (
            <>
              {' · '}
              <bdi part="send-token-contract" dir="ltr">
                {truncateAddress(contract)}
              </bdi>
            </>
          )}
        </>
      }
      picture={<TokenPicture token={token} />}
      trailing={trailing}
      {...open}
    />
  )
}
