import type { Break } from '../break'

export const made: Break = {
  promise: 'The newest intent wins: an answer that comes after it changes nothing (R22).',
  file: 'plugins/session/src/connection/connect.ts',
  find: `    const answer = await untilAborted(
      withAddressFormatters(core, namespaces, () =>
        connector.connect({ namespaces, networkId: requestedNetworkId, signal }),
      ),
      signal,
    )`,
  replace: `    const answer = await withAddressFormatters(core, namespaces, () =>
      connector.connect({ namespaces, networkId: requestedNetworkId, signal }),
    )`,
  caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
}
