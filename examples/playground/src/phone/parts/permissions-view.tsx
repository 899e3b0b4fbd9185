import { reachOfMethod } from '@latchkey/simulated-wallet/permissions'
import { Fragment, type ReactNode } from 'react'
import { formatEther, zeroAddress } from 'viem'
import type { PermissionsContent } from '../wallet/key-permissions'

/** Everything that the keys of a page may do without asking the owner again, or the end of that. */
export function PermissionsView({ content }: { readonly content: PermissionsContent }): ReactNode {
  const session = content.kind === 'grant' ? content.grant : content.session
  const facts: readonly (readonly [label: string, value: string])[] = [
    ...session.signers.map((signer) => ['Address of the key', signer] as const),
    ['Until', timeOf(session.validUntil)],
    ...(content.kind === 'grant' ? describeGrant(content.grant) : []),
  ]
  return (
    <dl className="facts">
      {facts.map(([label, value], index) => (
        <Fragment key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const dangers = {
  everything: 'It can take or hand over all that the account has in this contract.',
  'each-call': 'Anyone can get this with each call, any number of times.',
  'to-one': 'The address in its condition can get all that the account has in this contract.',
  'lower-numbers': 'Anyone can get this, any number of times; of NFTs every one with a lower number.',
  unknown: 'The wallet does not know this method. Its name is only what the site calls it.',
} as const

type Facts = readonly (readonly [label: string, value: string])[]

function describeGrant({
  methods,
  allowances,
  feeLimit,
}: Extract<PermissionsContent, { readonly kind: 'grant' }>['grant']): Facts {
  return [
    ...methods.flatMap((method): Facts => {
      const { target, signature, claimedSignature, valueLimit, conditions } = method
      const reach = reachOfMethod(method) ?? 'unknown'
      return [
        ['May call', `${signature} of ${target}`],
        ...(claimedSignature === undefined ? [] : [['The site calls it', claimedSignature] as const]),
        ...(reach === 'limited' ? [] : [['Careful', dangers[reach]] as const]),
        ...conditions.map(({ position, operator, value }) => {
          const compared = operator === 0n ? 'is' : operator === 1n ? 'is more than' : 'is less than'
          return ['Only if', `argument ${position + 1n} ${compared} ${value}`] as const
        }),
        ['Coins with each call, at most', `${formatEther(valueLimit)} ETH`],
      ]
    }),
    ...allowances.map(({ token, amount, start, period }) => {
      const limit =
        token === zeroAddress ? `${formatEther(amount)} ETH` : `${amount} of the smallest unit of ${token}`
      return ['May send', `${limit} every ${period} seconds, to anyone, from ${timeOf(start)}`] as const
    }),
    ['Fees of all together, at most', `${formatEther(feeLimit)} ETH`],
  ]
}

function timeOf(epochSeconds: number): string {
  const date = new Date(epochSeconds * 1_000)
  // Not every number of seconds is a date.
  return Number.isNaN(date.getTime()) ? String(epochSeconds) : date.toISOString()
}
