import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet that says yes to a switch and stays elsewhere has not switched.',
  file: 'plugins/session/src/network/switch-network.ts',
  find: 'if (!isOnNetwork(core, id, network)) throw new SwitchChainError(context)',
  replace: 'if (!isOnNetwork(core, id, network)) core.ctx.logger.debug(network.id)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/network/switch-network.test.ts',
    test: 'a wallet that says yes and',
  },
}
