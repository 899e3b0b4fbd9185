import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet whose parts throw keeps no other from the list.',
  file: 'adapters/evm/src/connector/wallet-provider.ts',
  find: '  } catch {\n    return false\n  }',
  replace: '  } catch (error) {\n    throw error\n  }',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/discovery/announcements.test.ts',
    test: 'announcement: one that throws when the list is made',
  },
}
