import { useLocale } from '@latchkey/kernel/react'
import { totalUsd } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import { keyOfTarget } from '../state'
import { Balance } from './balance'
import * as css from './balance.css'
import { usePortfolio } from './portfolio-scope'

/** All of it in US dollars where prices are known, else the native balance. Parts: `total`, or those of the balance. */
export function Worth({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const locale = useLocale()
  const { state } = usePortfolio()
  const total = target.network?.testnet ? undefined : totalUsd(state.tokens[keyOfTarget(target)])
  if (total === undefined) return <Balance target={target} />
  return (
    <Text as="p" part="total" variant="display" numeric align="center" className={css.known}>
      <VisuallyHidden>{say('account.total')} </VisuallyHidden>
      {formatUsd(total, locale)}
    </Text>
  )
}
