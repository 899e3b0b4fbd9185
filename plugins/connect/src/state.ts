import type { ConnectState } from './contract'
import type { ConnectOptions } from './options'

export function initialConnectState(options: ConnectOptions): ConnectState {
  return {
    options,
    recent: [],
    directory: { status: 'absent', count: 0, featured: [], recommended: [], excluded: [] },
    directoryPages: { status: 'idle', count: 0, wallets: [], pages: 0, certified: false },
    consent: options.legalCheckbox ? 'needed' : 'not-needed',
    scrollPosition: undefined,
  }
}
