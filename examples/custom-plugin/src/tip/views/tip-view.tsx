import { knownEntry } from '@latchkey/kernel/queries'
import { useLocale, usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { useQuery } from '@latchkey/kernel/react/use-query'
import { activeTarget, type EvmTarget, type Network, sessionContract } from '@latchkey/session/contract'
import { useShowWhenSent } from '@latchkey/transactions/flow'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { amountText, formatQuantity } from '@latchkey/ui-primitives/format'
import {
  AddressField,
  AmountField,
  EMPTY_ADDRESS,
  type FormIssue,
  useForm,
} from '@latchkey/ui-primitives/forms'
import { type ActionViewProps, ConnectFirst, SwitchNetworkFirst } from '@latchkey/view-kit'
import { type ReactNode, useCallback, useMemo } from 'react'
import { balanceKey, tipContract } from '../contract'
import { isTipText, texts } from '../texts'
import type { TipActions } from '../tip-actions'
import { From } from './tip-facts'
import { tipSheets } from './tip-sheets'

/** The form, or what has to be done first. Parts: `tip`, `tip-from`, `tip-switch`. */
export function TipView({ actions }: ActionViewProps<TipActions, undefined>): ReactNode {
  const router = useRouter(tipContract)
  const session = usePluginState(sessionContract, (state) => state)
  const target = useMemo(() => activeTarget(session, 'eip155'), [session])
  // A wallet may send after its user has gone back to the form.
  useShowWhenSent(actions.flow)
  if (target?.namespace !== 'eip155') return <ConnectFirst onConnect={() => router.replace('acme/Tip')} />
  if (target.network) return <TipForm actions={actions} target={target} network={target.network} />
  const network = session.networks.find(({ namespace }) => namespace === 'eip155')
  return network && <SwitchNetworkFirst network={network} part="tip-switch" onCancel={() => router.back()} />
}

interface TipFormProps {
  readonly actions: TipActions
  readonly target: EvmTarget
  readonly network: Network
}

function TipForm({ actions, target, network }: TipFormProps): ReactNode {
  useSheets(tipSheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const tip = usePlugin(tipContract)
  const session = usePlugin(sessionContract)
  const router = useRouter(tipContract)
  const draft = usePluginState(tipContract, (state) => state.draft)
  const key = balanceKey(target.networkId, target.account.address)
  const entry = usePluginState(tipContract, ({ balances }) => balances[key])
  const load = useCallback(() => actions.loadBalance(target), [actions, target])
  useQuery({ pluginId: tipContract.id, entry, load })
  const balance = knownEntry(entry)
  const currency = { ...network.nativeCurrency, networkId: network.id }
  const { decimals, symbol } = currency

  const form = useForm({
    initial: draft ?? { receiver: receiverOf(tip.receiver), amount: '' },
    schema: async () =>
      (await import('./tip-schema')).tipSchema({ decimals, locale, max: balance?.spendable }),
    async submit({ receiver, amount }) {
      actions.saveDraft(form.values)
      const transfer = { type: 'transfer', to: receiver, amount } as const
      router.push('acme/TipReview', actions.flow.begin({ target, transfer, currency }))
    },
  })
  const issueText = (issue: FormIssue | undefined): string | undefined =>
    issue && isTipText(issue.messageKey) ? t(issue.messageKey) : undefined

  return (
    <form part="tip" className="tip" {...form.props}>
      {tip.receiver === undefined && (
        <AddressField
          {...form.field('receiver')}
          label={t('acme-tip.receiver')}
          placeholder={t('acme-tip.receiver-placeholder')}
          error={issueText(form.issue('receiver'))}
          isAddress={(text) => session.adapter('eip155')?.isAddress(text) ?? false}
          texts={{
            paste: t('acme-tip.paste'),
            valid: t('acme-tip.valid-address'),
            loading: '',
            notFound: '',
            failed: '',
            unusual: '',
          }}
        />
      )}
      <AmountField
        {...form.field('amount')}
        label={t('acme-tip.amount')}
        aside={
          balance &&
          t('acme-tip.balance', {
            amount: formatQuantity(amountText(balance.value, { decimals }), { locale }),
            symbol,
          })
        }
        decimals={decimals}
        unit={symbol}
        max={balance?.spendable}
        maxLabel={t('acme-tip.max')}
        error={issueText(form.issue('amount'))}
      />
      <From target={target} />
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.phase === 'submitting'}>
        {t('acme-tip.review')}
      </Button>
    </form>
  )
}

function receiverOf(address: string | undefined) {
  return address === undefined ? EMPTY_ADDRESS : ({ phase: 'address', text: address, address } as const)
}
