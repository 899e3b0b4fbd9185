import type { Break } from '../break'

export const made: Break = {
  promise: 'The newest intent wins: an answer that comes after it changes nothing (R22).',
  file: 'plugins/session/src/connect.ts',
  find: `    const answer = await untilAborted(
      withAddressWriters(core, namespaces, () =>
        connector.connect({ namespaces, networkId: wanted, signal }),
      ),
      signal,
    )`,
  replace: `    const answer = await withAddressWriters(core, namespaces, () =>
      connector.connect({ namespaces, networkId: wanted, signal }),
    )`,
  caughtBy: { stage: 'unit', file: 'plugins/session/src/model-one-tab.test.ts', test: 'model:' },
}
