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
// @ts-expect-error `parse` is required
latchkey.plugins.cloud.blockchainApi({ path: '/v1/x', signal })
// @ts-expect-error `signal` is required
latchkey.plugins.cloud.blockchainApi({ path: '/v1/x', parse: String })

// All options are optional.
cloud()
cloud({ directoryUrl: 'https://directory.example', sdkType: 'shop', sdkVersion: '2.0.0' })

// @ts-expect-error the id must be a string
cloud({ projectId: 7 })
// @ts-expect-error no such option
cloud({ project: 'an-id' })
// @ts-expect-error chains are CAIP-2 ids
latchkey.plugins.cloud.wallets({ chains: ['1'] })
// @ts-expect-error an unknown kind of picture
latchkey.plugins.cloud.image('network', 'an-id')
// @ts-expect-error the project id is read-only
latchkey.plugins.cloud.projectId = 'another'

export const kept: readonly unknown[] = [page, picture, verdict, answer, isServed]
