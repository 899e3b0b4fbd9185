'use client'

export { readContractOptions, useReadContract } from './use-read-contract'
export { receiptOptions, useWaitForReceipt } from './use-wait-for-receipt'
export { useWriteContract } from './use-write-contract'
