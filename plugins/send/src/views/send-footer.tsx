import { accountActions } from '@latchkey/account/contract'
import { connectContract } from '@latchkey/connect/contract'
import { useOptionalPlugin, useRouter, useSlot, useTexts } from '@latchkey/kernel/react'
import { Button, useSheets } from '@latchkey/ui-primitives'
import type { HeldToken } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { type TextKey, texts } from '../texts'
import type { FormIssue } from './check-form'
import * as css from './send.css'

interface SendFooterProps {
  readonly issue: FormIssue | undefined
  readonly token: HeldToken | undefined
  /** Whether the page requires a token and the account's tokens are known. */
  readonly wantsToken: boolean
  readonly hasParameters: boolean
  readonly isBusy: boolean
}

/**
 * The button, with the first issue of the form as its label. Parts: `send-preview`, `send-fund`,
 * `send-other-wallet`.
 */
export function SendFooter({
  issue,
  token,
  wantsToken,
  hasParameters,
  isBusy,
}: SendFooterProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const isNotFound = wantsToken && !token
  return (
    <div className={css.actions}>
      <Button
        part="send-preview"
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        disabled={(issue !== undefined && issue !== 'name-failed') || isNotFound}
        loading={issue === undefined && isBusy}
      >
        {isNotFound ? t('send.token-not-found') : t(buttonTextKey(issue), { symbol: token?.symbol ?? '' })}
      </Button>
      {issue === 'insufficient-funds' && !hasParameters && <GetFunds />}
    </div>
  )
}

function buttonTextKey(issue: FormIssue | undefined): TextKey {
  if (issue === undefined) return 'send.preview'
  // The field shows the failure.
  return issue === 'name-failed' ? 'send.try-again' : `send.${issue}`
}

/** Buttons to get funds: buying or receiving, if the page has these views, or another wallet. */
function GetFunds(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const actions = useSlot(accountActions)
  const fund = actions.find(({ id }) => id === 'onramp') ?? actions.find(({ id }) => id === 'receive')
  const hasConnect = useOptionalPlugin(connectContract) !== undefined
  return (
    <div className={css.actions}>
      {fund && (
        <Button part="send-fund" fullWidth onClick={() => fund.run()}>
          {t('send.fund')}
        </Button>
      )}
      {hasConnect && <OtherWallet />}
    </div>
  )
}

function OtherWallet(): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  return (
    <Button
      part="send-other-wallet"
      fullWidth
      // Asked, so that the form is shown again afterwards. Rejects when the user goes back to it.
      onClick={() => void router.ask('Connect').catch(() => undefined)}
    >
      {t('send.other-wallet')}
    </Button>
  )
}
