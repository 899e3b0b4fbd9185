/** Whether an address is one that nobody has the key of: the zero address of EVM, the system program of Solana. */
export const isZeroAddress = (address: string): boolean => /^(0x0{40}|1{32})$/i.test(address)
