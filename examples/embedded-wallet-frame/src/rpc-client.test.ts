import { expect, test } from 'vitest'
import { createRpcClient } from './rpc-client'

const OWN = 'https://wallet.example'

test.each([
  `${OWN}/login/start`,
  `${OWN}:443/rpc`,
  'https://WALLET.example',
  `blob:${OWN}/1`,
  'data:application/json,{}',
  'ws://node.example',
  'file:///etc/hosts',
  'wallet.example',
])('node: the page cannot name %s as one', async (rpcUrl) => {
  await expect(createRpcClient(rpcUrl, OWN)('eth_chainId', [])).rejects.toMatchObject({ code: -32602 })
})
