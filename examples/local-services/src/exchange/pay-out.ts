import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  pipe,
  type Address as SolanaAddress,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import * as v from 'valibot'
import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { chainClient, waitForReceipt } from '../chain/chain-client'
import { devAccounts } from '../chain/dev-accounts'
import { callNode } from '../data/call-node'
import { solanaSeed } from '../solana/solana-accounts'
import type { ExchangeAsset } from './exchange-assets'

/** Index of the exchange's account, the last dev account on every chain. */
const EXCHANGE_INDEX = 9
const [evmAccount] = devAccounts.slice(EXCHANGE_INDEX)

const hashSchema = v.object({ value: v.object({ blockhash: v.string(), lastValidBlockHeight: v.number() }) })

/** Sends an amount from the exchange's account. Resolves with the transaction once it is on the chain. */
export async function payOut(
  nodeUrl: string,
  { networkId, token, decimals }: ExchangeAsset,
  receiver: string,
  amount: bigint,
): Promise<string> {
  return networkId.startsWith('eip155:')
    ? payOnEvm(nodeUrl, token?.address, receiver, amount)
    : payOnSolana(nodeUrl, token, decimals, receiver, amount)
}

async function payOnEvm(
  nodeUrl: string,
  token: string | undefined,
  receiver: string,
  amount: bigint,
): Promise<string> {
  if (!evmAccount) throw new Error('The exchange has no account.')
  const client = chainClient(nodeUrl)
  const to = getAddress(receiver)
  const hash = await client.sendTransaction({
    account: evmAccount,
    chain: null,
    ...(token === undefined
      ? { to, value: amount }
      : {
          to: getAddress(token),
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
        }),
  })
  await waitForReceipt(client, hash)
  return hash
}

async function payOnSolana(
  nodeUrl: string,
  token: ExchangeAsset['token'],
  decimals: number,
  receiver: string,
  amount: bigint,
): Promise<string> {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(solanaSeed(EXCHANGE_INDEX))
  const destination = address(receiver)
  const instructions: readonly Instruction[] =
    token === undefined
      ? [getTransferSolInstruction({ source: signer, destination, amount })]
      : await tokenInstructions(token, decimals, destination, amount, signer)
  const { value } = await callNode(nodeUrl, 'getLatestBlockhash', [], hashSchema)
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayerSigner(signer, one),
    (one) =>
      setTransactionMessageLifetimeUsingBlockhash(
        {
          blockhash: blockhash(value.blockhash),
          lastValidBlockHeight: BigInt(value.lastValidBlockHeight),
        },
        one,
      ),
    (one) => appendTransactionMessageInstructions(instructions, one),
  )
  const signed = await signTransactionMessageWithSigners(message)
  const wire = getBase64EncodedWireTransaction(signed)
  await callNode(nodeUrl, 'sendTransaction', [wire, { encoding: 'base64' }], v.string())
  return getSignatureFromTransaction(signed)
}

async function tokenInstructions(
  { address: mintText, program = '' }: NonNullable<ExchangeAsset['token']>,
  decimals: number,
  owner: SolanaAddress,
  amount: bigint,
  signer: Awaited<ReturnType<typeof createKeyPairSignerFromPrivateKeyBytes>>,
): Promise<readonly Instruction[]> {
  const [mint, tokenProgram] = [address(mintText), address(program)]
  const [source] = await findAssociatedTokenPda({ owner: signer.address, mint, tokenProgram })
  const [ata] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer: signer, ata, owner, mint, tokenProgram }),
    getTransferCheckedInstruction(
      { source, mint, destination: ata, authority: signer, amount, decimals },
      { programAddress: tokenProgram },
    ),
  ]
}
