import { useRouter, useTexts } from '@latchkey/kernel/react'
import { useQuery } from '@latchkey/kernel/react/use-query'
import { accountKey } from '@latchkey/portfolio/contract'
import type { ActiveTarget, TokenHolding } from '@latchkey/session/contract'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { CopyButton } from '@latchkey/ui-primitives/screens'
import { ListFailed, ListLoading, ListStatus, TokenList, useListTexts } from '@latchkey/view-kit'
import type { ReactElement, RefObject } from 'react'
import { usePortfolio } from '../account-screen/portfolio-provider'
import { accountContract } from '../contract'
import { texts } from '../texts'
import { GetTokens } from '../view-kit/ways-on'
import * as css from './holdings.css'

interface TokensTabProps {
  readonly target: ActiveTarget
  /** The scrolling element around the tab. */
  readonly area: RefObject<HTMLDivElement | null>
}

/** The account's tokens, read while the tab is shown. Part: `tokens`. */
export function TokensTab({ target, area }: TokensTabProps): ReactElement {
  useSheets(css.sheets)
  const listText = useListTexts()
  const { state, api } = usePortfolio()
  const key = accountKey(target)
  const entry = state.tokens[key]
  const load = state.balances === 'on' ? api?.loadTokens : undefined
  const query = useQuery({ pluginId: 'account', entry, load })
  return (
    <div part="tokens" className={css.tokens}>
      {entry?.status === 'known' ? (
        <>
          <ListStatus query={query} isStale={entry.failedAtMs !== undefined} />
          {entry.items.some(isHeld) ? (
            <TokenList area={area} items={entry.items} hasPrices={!target.network?.testnet} />
          ) : (
            <NoTokens target={target} />
          )}
        </>
      ) : entry?.status === 'failed' ? (
        <ListFailed query={query} sentence={listText('tokens.failed')} />
      ) : (
        <>
          <ListStatus query={query} isStale={false} />
          <ListLoading label={listText('tokens.loading')} rows={4} />
        </>
      )}
    </div>
  )
}

/** Whether the balance is above zero. The native currency is listed even when it is zero. */
const isHeld = ({ value }: TokenHolding): boolean => /[1-9]/.test(value)

/** Shown while the account has no tokens: how to receive some. Part: `receive-on`. */
function NoTokens({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  return (
    <EmptyState
      drawing={<NothingYetDrawing />}
      sentence={t('tokens.empty')}
      action={
        <GetTokens
          fallback={
            <div className={css.actions}>
              <CopyButton
                shape="button"
                value={target.account.address}
                label={t('account.copy')}
                copiedLabel={t('account.copied')}
                failedLabel={t('account.copy-failed')}
              />
              <Button
                variant="quiet"
                size="small"
                part="receive-on"
                onClick={() => router.push('WalletCompatibleNetworks')}
              >
                {t('tokens.where')}
              </Button>
            </div>
          }
        />
      }
    />
  )
}
