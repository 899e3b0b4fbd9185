import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { base, disconnectedState, mainnet as network } from '@latchkey/testing'
import { mainnet, polygon } from 'viem/chains'
import { expect, test } from 'vitest'
import { warnOfChains } from './check-chains.development'
import { latchkeyConnector } from './latchkey-connector'
import { warningsDuring } from './test-support/warnings-during'

const solana = { ...network, id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', namespace: 'solana' } as const

const warningsOf = (...lists: Parameters<typeof warnOfChains>) =>
  warningsDuring(() => warnOfChains(...lists)).warnings

test('chains: those that only one list has are named, with what to do', () => {
  expect(warningsOf([mainnet, polygon], [network, base, solana])).toEqual([
    "[latchkey] Only wagmi's chains have Polygon (137). Nobody can switch there: add what is missing to evm({ networks }), or take it out of chains.",
    "[latchkey] Only evm({ networks }) has Base (8453). wagmi reads nothing there: add what is missing to chains and transports of wagmi's config, or take it out of networks.",
  ])
})

test('chains: of equal lists nothing is said, also beside other chains than EVM', () => {
  expect(warningsOf([mainnet], [network, solana])).toEqual([])
})

test('chains: the lists are compared when wagmi makes the connector', () => {
  const state = { ...disconnectedState, networks: [network, base] }
  const { latchkey } = createTestLatchkey({ plugins: [], fakes: [fake(sessionContract, { state })] })
  const { warnings } = warningsDuring(() => latchkeyConnector(latchkey)({ chains: [mainnet] }))
  expect(warnings).toEqual([expect.stringContaining('Base (8453)')])
})
