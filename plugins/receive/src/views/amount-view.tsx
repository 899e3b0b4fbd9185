import { useLocale, useOptionalPlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { Button, ChevronIcon, ListRow, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { parseAmount } from '@latchkey/ui-primitives/format'
import { AmountField } from '@latchkey/ui-primitives/forms'
import { type ActionViewProps, ConnectFirst, TokenPicture, useIsAbove } from '@latchkey/view-kit'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { type ReceiveArgs, type ReceiveDraft, receiveContract } from '../contract'
import { texts } from '../texts'
import { nativeToken } from './asked-payment'
import { hasPaymentUri, paymentUri } from './payment-uri'
import { draftFor, type ReceiveActions } from './receive-actions'
import { type ReceiveTarget, useReceiveTarget } from './receive-target'
import * as css from './receive-view.css'
import { type ChainDecimals, NoAmount, useChainDecimals } from './use-chain-decimals'

type AmountArgs = Pick<ReceiveArgs, 'networkId'> | undefined

/** The form for the token and amount that the code requests, or why there is none. Part: `receive-unreadable`. */
export function AmountView({ actions, args }: ActionViewProps<ReceiveActions, AmountArgs>): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(receiveContract)
  const target = useReceiveTarget(args?.networkId)
  if (target && hasPaymentUri(target.namespace) && target.network)
    return <AmountForm key={accountKey(target)} actions={actions} target={target} args={args} />
  if (!target) return <ConnectFirst onConnect={() => router.replace('WalletReceiveAmount', args)} />
  return (
    <Text as="p" part="receive-unreadable" tone="secondary" align="center">
      {t('receive.no-amount')}
    </Text>
  )
}

interface AmountFormProps {
  readonly actions: ReceiveActions
  readonly target: ReceiveTarget
  readonly args: AmountArgs
}

/** Parts: `receive-form`, `receive-token`, `receive-show`, `receive-remove`, and those of the amount field. */
function AmountForm({ actions, target, args }: AmountFormProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(receiveContract)
  const { draft: saved, asked } = usePluginState(receiveContract, (state) => state)
  const receiver = accountKey(target)
  const draft = draftFor(saved, receiver)
  const token = draft.token ?? nativeToken(target)
  const locale = useLocale()
  const { stated, retry } = useChainDecimals(actions, target, token)
  const amount = amountOf(draft, stated, locale)
  const issue = issueOf(draft, target, token, amount, stated)
  const isAsked = asked?.receiver === receiver
  const isAboveCode = useIsAbove('WalletReceive')
  const leave = (): void => (isAboveCode ? router.back() : router.replace('WalletReceive', args))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (issue !== undefined || !token || stated.phase !== 'known' || amount === undefined) return
    actions.setRequestedAmount(receiver, { ...token, decimals: stated.decimals }, amount)
    leave()
  }
  const remove = (): void => {
    actions.clear()
    leave()
  }
  return (
    <ViewLayout
      part="receive-form"
      onSubmit={submit}
      footer={
        <div className={css.actions}>
          <Button
            part="receive-show"
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            disabled={issue !== undefined}
          >
            {t(issue ?? 'receive.show')}
          </Button>
          {isAsked && (
            <Button part="receive-remove" size="large" fullWidth onClick={remove}>
              {t('receive.remove')}
            </Button>
          )}
        </div>
      }
    >
      <div className={css.form}>
        {token && <TokenRow token={token} target={target} />}
        <AmountField
          value={draft.amountText}
          onChange={(amountText, amount) => actions.setDraft({ ...draft, amountText, amount })}
          label={t('receive.amount')}
          decimals={stated.phase === 'known' ? stated.decimals : (token?.decimals ?? 0)}
          unit={token?.symbol ?? ''}
          hint={t('receive.amount-hint')}
        />
        {token && stated.phase === 'unreadable' && (
          <NoAmount text="receive.unreadable" symbol={token.symbol} onRetry={retry} />
        )}
      </div>
    </ViewLayout>
  )
}

/** In smallest units. From the text, since an amount of the draft may be one by the decimals of a list. */
function amountOf({ amountText }: ReceiveDraft, stated: ChainDecimals, locale: string): string | undefined {
  if (stated.phase !== 'known') return undefined
  const parsed = parseAmount(amountText, { decimals: stated.decimals, locale })
  return 'units' in parsed ? parsed.units : undefined
}

/** The label of the button while the form is incomplete: what is missing. */
function issueOf(
  { amountText }: ReceiveDraft,
  { account, networkId }: ReceiveTarget,
  token: ReceiveDraft['token'],
  amount: string | undefined,
  stated: ChainDecimals,
): 'receive.amount-empty' | 'receive.amount-wrong' | 'receive.reading' | 'receive.show' | undefined {
  if (amountText.trim() === '') return 'receive.amount-empty'
  if (stated.phase === 'loading') return 'receive.reading'
  // The reason stands beside the field.
  if (stated.phase === 'unreadable') return 'receive.show'
  if (!token || amount === undefined) return 'receive.amount-wrong'
  const request = { account, networkId, amount, tokenAddress: token.address, decimals: stated.decimals }
  return paymentUri(request) === undefined ? 'receive.amount-wrong' : undefined
}

interface TokenRowProps {
  readonly token: NonNullable<ReceiveDraft['token']>
  readonly target: ReceiveTarget
}

/** The chosen token. A click opens the account's tokens, if they are known. */
function TokenRow({ token, target }: TokenRowProps): ReactElement {
  const router = useRouter(receiveContract)
  const hasPortfolio = useOptionalPlugin(portfolioContract) !== undefined
  const isOffered = hasPortfolio && target.isActive
  return (
    <ListRow
      part="receive-token"
      title={<bdi>{token.name}</bdi>}
      secondary={<bdi>{token.symbol}</bdi>}
      picture={<TokenPicture token={token} />}
      trailing={isOffered && <ChevronIcon size={18} />}
      onIntent={isOffered ? () => router.preload('WalletReceiveSelectToken') : undefined}
      onClick={isOffered ? () => router.push('WalletReceiveSelectToken') : undefined}
    />
  )
}
