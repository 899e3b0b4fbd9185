import { GetTokens } from '@latchkey/account/view-kit'
import { connectContract } from '@latchkey/connect/contract'
import { useOptionalPlugin, useRouter, useTexts } from '@latchkey/kernel/react'
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

/** The button, with the first issue of the form as its label. Part: `send-preview`. */
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

/** Ways on from an account that holds too little. Part: `send-other-wallet`. */
function GetFunds(): ReactElement {
  useSheets(css.sheets)
  const hasConnect = useOptionalPlugin(connectContract) !== undefined
  return (
    <div className={css.actions}>
      <GetTokens />
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
      size="large"
      fullWidth
      // Asked, so that the form is shown again afterwards. Rejects when the user goes back to it.
      onClick={() => void router.ask('Connect').catch(() => undefined)}
    >
      {t('send.other-wallet')}
    </Button>
  )
}
