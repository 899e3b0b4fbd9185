import { knownEntry } from '@latchkey/kernel/queries'
import { useLocale, usePlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { useQuery } from '@latchkey/kernel/react/use-query'
import { activeTarget, type EvmTarget, sessionContract } from '@latchkey/session/contract'
import { AddressField, EMPTY_ADDRESS } from '@latchkey/ui-primitives/address-field'
import { AmountField } from '@latchkey/ui-primitives/amount-field'
import { Button } from '@latchkey/ui-primitives/button'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { type FormIssue, useForm } from '@latchkey/ui-primitives/form'
import { formatQuantity } from '@latchkey/ui-primitives/format/format-quantity'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactNode, useCallback, useMemo } from 'react'
import { balanceKey, tipContract } from '../contract'
import { tipSheets } from './tip-sheets'
import { isTipText, useTexts } from './use-texts'

/** The form. Parts: `tip`, `tip-from`. */
export default function TipView(): ReactNode {
  const say = useTexts()
  const session = usePluginState(sessionContract, (state) => state)
  const target = useMemo(() => activeTarget(session, 'eip155'), [session])
  if (target?.namespace !== 'eip155' || !target.network)
    return <EmptyState drawing={<WalletDrawing />} sentence={say('acme-tip.no-account')} />
  return <TipForm target={target} />
}

function TipForm({ target }: { readonly target: EvmTarget }): ReactNode {
  useSheets(tipSheets)
  const say = useTexts()
  const locale = useLocale()
  const tip = usePlugin(tipContract)
  const session = usePlugin(sessionContract)
  const router = useRouter(tipContract)
  const draft = usePluginState(tipContract, (state) => state.draft)
  const key = balanceKey(target)
  const entry = usePluginState(tipContract, ({ balances }) => balances[key])
  const load = useCallback(() => tip.loadBalance(target), [tip, target])
  useQuery({ pluginId: tipContract.id, entry, load })
  const balance = knownEntry(entry)
  const { decimals = 18, symbol = '' } = target.network?.nativeCurrency ?? {}

  const form = useForm({
    initial: draft ?? { receiver: receiverOf(tip.receiver), amount: '' },
    schema: async () =>
      (await import('./tip-schema')).tipSchema({ decimals, locale, max: balance?.spendable }),
    async submit({ receiver, amount }) {
      tip.saveDraft(form.values)
      router.push('acme/TipRequest', { target, receiver, amount })
    },
  })
  const sayIssue = (issue: FormIssue | undefined): string | undefined =>
    issue && isTipText(issue.messageKey) ? say(issue.messageKey) : undefined

  return (
    <form part="tip" className="tip" {...form.props}>
      {tip.receiver === undefined && (
        <AddressField
          {...form.field('receiver')}
          label={say('acme-tip.receiver')}
          placeholder={say('acme-tip.receiver-placeholder')}
          error={sayIssue(form.issue('receiver'))}
          isAddress={(text) => session.adapter('eip155')?.isAddress(text) ?? false}
          texts={{
            paste: say('acme-tip.paste'),
            valid: say('acme-tip.valid-address'),
            loading: '',
            notFound: '',
            failed: '',
            unusual: '',
          }}
        />
      )}
      <AmountField
        {...form.field('amount')}
        label={say('acme-tip.amount')}
        aside={
          balance &&
          say('acme-tip.balance', {
            amount: formatQuantity(amountText(balance.value, { decimals }), { locale }),
            symbol,
          })
        }
        decimals={decimals}
        unit={symbol}
        max={balance?.spendable}
        maxLabel={say('acme-tip.max')}
        error={sayIssue(form.issue('amount'))}
      />
      <Text part="tip-from" tone="secondary" numeric>
        {say('acme-tip.from', {
          account: truncateAddress(target.account.address),
          network: target.network?.name ?? target.networkId,
        })}
      </Text>
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.phase === 'submitting'}>
        {say('acme-tip.continue')}
      </Button>
    </form>
  )
}

function receiverOf(address: string | undefined) {
  return address === undefined ? EMPTY_ADDRESS : ({ phase: 'address', text: address, address } as const)
}
