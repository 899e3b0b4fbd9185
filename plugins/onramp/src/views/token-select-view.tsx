import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { List, ListRow, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { CheckIcon } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  ConnectFirst,
  SearchableList,
  TokenPicture,
  useTarget,
} from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import { onrampContract, type PurchaseToken } from '../contract'
import type { OnrampActions } from '../onramp-actions'
import { texts } from '../texts'
import { pictured } from './buy-token'
import { OptionsNote } from './fiat-select-view'
import * as css from './onramp.css'
import { tokenKey, useFormChoice } from './use-choice'

/** The tokens for sale on the active network. Part: `onramp-tokens`. */
export function TokenSelectView({ actions }: ActionViewProps<OnrampActions, undefined>): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(onrampContract)
  const target = useTarget()
  return (
    <ViewLayout part="onramp-tokens" label={t('onramp.tokens')} searchable>
      {target ? (
        <Tokens actions={actions} target={target} />
      ) : (
        <ConnectFirst onConnect={() => router.replace('OnRampTokenSelect')} />
      )}
    </ViewLayout>
  )
}

interface TokensProps {
  readonly actions: OnrampActions
  readonly target: ActiveTarget
}

function Tokens({ actions, target }: TokensProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(onrampContract)
  const { tokens, token: chosen } = useFormChoice(target)
  const held = usePluginState(portfolioContract, (state) => state.tokens[accountKey(target)])
  const holdings = held?.status === 'known' ? held.items : []
  const pick = (token: PurchaseToken): void => {
    actions.edit({ tokenKey: tokenKey(token) })
    router.back()
  }
  return (
    <div className={css.list}>
      <SearchableList
        items={tokens}
        find={findTokens}
        texts={{
          label: t('onramp.tokens-search'),
          clear: t('onramp.clear'),
          showAll: t('onramp.show-all'),
          nothingFound: (query) => t('onramp.nothing', { query }),
        }}
      >
        {(shown) => (
          <List label={t('onramp.tokens')}>
            {shown.map((token) => (
              <ListRow
                key={tokenKey(token)}
                part="onramp-token-option"
                title={<bdi>{token.name}</bdi>}
                secondary={<bdi>{token.symbol}</bdi>}
                picture={<TokenPicture token={pictured(token, holdings)} />}
                current={token === chosen}
                trailing={token === chosen ? <CheckIcon size={18} /> : undefined}
                onClick={() => pick(token)}
              />
            ))}
          </List>
        )}
      </SearchableList>
      <OptionsNote />
    </div>
  )
}

function findTokens(tokens: readonly PurchaseToken[], query: string): readonly PurchaseToken[] {
  const wanted = query.toLowerCase()
  return tokens.filter(({ name, symbol, tokenAddress = '' }) =>
    [name, symbol, tokenAddress].some((text) => text.toLowerCase().includes(wanted)),
  )
}
