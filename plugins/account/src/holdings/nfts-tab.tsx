import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { useQuery } from '@latchkey/kernel/react/use-query'
import { accountKey } from '@latchkey/portfolio/contract'
import { type ActiveTarget, connectedWallet, type Nft, sessionContract } from '@latchkey/session/contract'
import { Button, Image, Text, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { ListFailed, ListStatus } from '@latchkey/view-kit'
import { type ReactElement, useState } from 'react'
import { usePortfolio } from '../account-screen/portfolio-provider'
import { texts } from '../texts'
import { GetTokens } from '../view-kit/ways-on'
import * as css from './holdings.css'

/** The account's NFTs, read while the tab is shown. Part: `nfts`. */
export function NftsTab({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { state, api } = usePortfolio()
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, target.connectionId))
  const key = accountKey(target)
  const entry = state.nfts[key]
  const load = state.balances === 'on' ? api?.loadNfts : undefined
  const query = useQuery({ pluginId: 'account', entry, load })
  return (
    <div part="nfts" className={css.nfts}>
      {entry?.status === 'known' ? (
        <>
          <ListStatus query={query} isStale={entry.failedAtMs !== undefined} />
          {entry.items.length > 0 ? (
            <NftGrid items={entry.items} />
          ) : (
            <EmptyState
              drawing={<NothingYetDrawing />}
              sentence={
                entry.source === 'none'
                  ? t('nfts.unknown', { name: wallet?.name ?? t('account.unknown-wallet') })
                  : t('nfts.empty')
              }
              action={entry.source !== 'none' && <GetTokens ways={['receive']} />}
            />
          )}
        </>
      ) : entry?.status === 'failed' ? (
        <ListFailed query={query} sentence={t('nfts.failed')} />
      ) : (
        <>
          <ListStatus query={query} isStale={false} />
          <NftsSkeleton />
        </>
      )}
    </div>
  )
}

const SKELETON_TILES = ['first', 'second', 'third'] as const

function NftsSkeleton(): ReactElement {
  const t = useTexts(texts)
  return (
    <div className={css.grid}>
      {SKELETON_TILES.map((name) => (
        <div key={name} className={css.tile}>
          <Skeleton shape="square" />
          <Skeleton shape="text" variant="caption" />
        </div>
      ))}
      <VisuallyHidden>{t('nfts.loading')}</VisuallyHidden>
    </div>
  )
}

/** How many NFTs are shown at first and added by each press: four rows. */
const PAGE_SIZE = 12

/** Pictures with their names. Part: `nft`. */
function NftGrid({ items }: { readonly items: readonly Nft[] }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const [limit, setLimit] = useState(PAGE_SIZE)
  return (
    <>
      <ul aria-label={t('account.nfts')} className={css.grid}>
        {items.slice(0, limit).map((nft) => (
          <NftTile key={`${nft.address} ${nft.tokenId ?? ''}`} nft={nft} />
        ))}
      </ul>
      {items.length > limit && (
        <Button variant="quiet" size="small" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {t('nfts.more', { count: items.length - limit })}
        </Button>
      )}
    </>
  )
}

function NftTile({ nft }: { readonly nft: Nft }): ReactElement {
  const name = nft.name === '' ? `#${nft.tokenId ?? ''}` : nft.name
  return (
    <li part="nft" className={css.tile}>
      <Image src={nft.imageUrl} name={name} size={80} className={css.picture} />
      <Text variant="caption" weight="medium" truncate title={name}>
        <bdi>{name}</bdi>
      </Text>
      {nft.collection !== undefined && nft.collection !== name && (
        <Text variant="caption" tone="secondary" truncate title={nft.collection} className={css.collection}>
          <bdi>{nft.collection}</bdi>
        </Text>
      )}
    </li>
  )
}
