import type { DeveloperMessages } from '@latchkey/kernel'

export const developerMessages: DeveloperMessages = {
  INVALID_SWAP_AMOUNT: ({ amount = '' }) =>
    `The amount of a swap cannot be '${amount}': it is decimal digits in the smallest unit of fromToken, such as '321123000' for 321.123 USDC. The field stays empty.`,
}
