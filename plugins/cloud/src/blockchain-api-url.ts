import type { CloudContext } from './cloud-context'

const DATA_URL = 'https://rpc.walletconnect.org'

export const blockchainApiUrl = ({ options: { dataUrl = DATA_URL } }: CloudContext): string =>
  dataUrl.replace(/\/+$/, '')
