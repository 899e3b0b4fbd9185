/** Whether an address is the zero address of EVM or the system program of Solana, for which nobody has a key. */
export const isZeroAddress = (address: string): boolean => /^(0x0{40}|1{32})$/.test(address)
