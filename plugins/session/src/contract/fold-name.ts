/**
 * A wallet's name as it is compared: without regard to case, surrounding and repeated spaces, and the width of letters. For
 * lists only: any wallet can use any name.
 * @example foldName(' Oak  Wallet') // 'oak wallet'
 */
export const foldName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
