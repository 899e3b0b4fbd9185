import { createLatchkey } from '@latchkey/kernel'
import { cloudContract, type WalletPage } from './contract'
import { cloud } from './plugin'

const latchkey = createLatchkey({ plugins: [cloud({ projectId: 'an-id' })] })
const page: Promise<WalletPage> = latchkey.plugins.cloud.wallets({
  search: 'harbor',
  chains: ['eip155:1'],
  certified: true,
})
const picture: Promise<string | undefined> = latchkey.get(cloudContract).image('wallet', 'an-id')
const verdict: Promise<'allowed' | 'refused' | 'unknown'> = latchkey.plugins.cloud.checkOrigin()

const { signal } = new AbortController()
const answer: Promise<string> = latchkey.plugins.cloud.blockchainApi({ path: '/v1/x', parse: String, signal })
const isServed: Promise<boolean> = latchkey.plugins.cloud.supports('eip155:1')
// @ts-expect-error what comes is parsed
latchkey.plugins.cloud.blockchainApi({ path: '/v1/x', signal })
// @ts-expect-error somebody must be able to lose patience
latchkey.plugins.cloud.blockchainApi({ path: '/v1/x', parse: String })

// All options are optional.
cloud()
cloud({ directoryUrl: 'https://directory.example', sdkType: 'shop', sdkVersion: '2.0.0' })

// @ts-expect-error a text
cloud({ projectId: 7 })
// @ts-expect-error no such option
cloud({ project: 'an-id' })
// @ts-expect-error a CAIP-2 id
latchkey.plugins.cloud.wallets({ chains: ['1'] })
// @ts-expect-error four kinds of pictures
latchkey.plugins.cloud.image('network', 'an-id')
// @ts-expect-error the id is not for changing
latchkey.plugins.cloud.projectId = 'another'

export const kept: readonly unknown[] = [page, picture, verdict, answer, isServed]
