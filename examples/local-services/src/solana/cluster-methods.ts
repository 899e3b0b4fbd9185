import * as v from 'valibot'
import { BLOCKHASH_LIFE_BLOCKS } from './blockhashes'
import { type Method, type Methods, withContext } from './method'
import { readParams } from './params'

/** The genesis hash of the public cluster, whose CAIP-2 id is its start: `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`. */
const GENESIS_HASH = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const SLOTS_PER_EPOCH = 432_000

const slotOf: Method = ({ slot }) => slot

/** Methods about the cluster itself. */
export const clusterMethods: Methods = [
  ['getHealth', () => 'ok'],
  ['getVersion', () => ({ 'solana-core': '2.0.0', 'feature-set': 0 })],
  ['getGenesisHash', () => GENESIS_HASH],
  ['getSlot', slotOf],
  ['getBlockHeight', slotOf],
  ['getBlockTime', () => Math.floor(Date.now() / 1000)],
  [
    'getEpochInfo',
    ({ slot, transactions }) => ({
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: 0,
      slotIndex: slot,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: transactions.length,
    }),
  ],
  [
    'getLatestBlockhash',
    (cluster) =>
      withContext(cluster, {
        blockhash: cluster.blockhash.latest,
        lastValidBlockHeight: cluster.slot + BLOCKHASH_LIFE_BLOCKS,
      }),
  ],
  [
    'isBlockhashValid',
    (cluster, params) => withContext(cluster, cluster.blockhash.isValid(readParams(v.string(), params)[0])),
  ],
  ['getRecentPrioritizationFees', ({ slot }) => [{ slot, prioritizationFee: 0 }]],
]
