import { useOptionalPlugin, useRouter, useSlot, useTexts, useTranslate } from '@latchkey/kernel/react'
import { Button, useSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import { type AccountAction, accountActions, accountContract } from '../contract'
import { texts } from '../texts'
import * as css from './ways-on.css'

/** Opens the list of networks, for a view that cannot work on this one. Nothing without the plugin `account`. Part: `choose-network`. */
export function ChooseNetwork(): ReactElement | null {
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const hasNetworks = useOptionalPlugin(accountContract) !== undefined
  if (!hasNetworks) return null
  return (
    <Button
      part="choose-network"
      variant="primary"
      size="large"
      fullWidth
      onClick={() => router.push('Networks')}
    >
      {t('account.choose-network')}
    </Button>
  )
}

/** The ids of `accountActions` that bring something into an account. */
export const BRINGING = ['onramp', 'receive'] as const

export interface GetTokensProps {
  /** Default: buying and receiving. */
  readonly ways?: readonly (typeof BRINGING)[number][]
  /** Shown where the page has no plugin that leads on. */
  readonly fallback?: ReactNode
}

/** Buttons to buy or receive, as far as the page has the plugins, for an account without tokens. Part: `get-tokens`. */
export function GetTokens({ ways: wanted = BRINGING, fallback = null }: GetTokensProps): ReactNode {
  useSheets(css.sheets)
  const translate = useTranslate()
  const ways = useWays(wanted)
  if (ways.length === 0) return fallback
  return (
    <div className={css.ways}>
      {ways.map((way, at) => (
        <Button
          key={way.id}
          part="get-tokens"
          variant={at === 0 ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          disabled={way.disabled === true}
          onClick={() => way.run()}
        >
          {way.label(translate, undefined)}
        </Button>
      ))}
    </div>
  )
}

/** The actions with these ids that the page has. */
export function useWays(wanted: NonNullable<GetTokensProps['ways']>): readonly AccountAction[] {
  const filled = useSlot(accountActions)
  return wanted.flatMap((id) => filled.find((action) => action.id === id) ?? [])
}
