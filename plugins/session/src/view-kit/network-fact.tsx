'use client'

import { Fact } from '@latchkey/ui-primitives/fact-list'
import { Image } from '@latchkey/ui-primitives/image'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import type { ActiveTarget } from '../contract'
import { useTransactionTexts } from './transaction-texts'

export interface NetworkFactProps {
  readonly part: string
  readonly target: Pick<ActiveTarget, 'network' | 'networkId'>
}

/** The network on which something is sent, in a `FactList`. */
export function NetworkFact({ part, target: { network, networkId } }: NetworkFactProps): ReactElement {
  const t = useTransactionTexts()
  const name = network?.name ?? networkId
  return (
    <Fact part={part} kind="picture" label={t('transaction.network')}>
      <Image src={network?.iconUrl} name={name} size={20} shape="circle" />
      <Text>
        <bdi>{name}</bdi>
      </Text>
    </Fact>
  )
}
