import { accountContract } from '@latchkey/account/contract'
import { connectContract } from '@latchkey/connect/contract'
import { definePlugin, type Label } from '@latchkey/kernel'
import { galleryContract } from './gallery-contract'

const title: Label = (t) => t('connect.title', 'Connect wallet')

export const galleryPlugin = definePlugin(galleryContract, {
  dependsOn: [connectContract, accountContract],
  views: {
    'gallery/Loading': { title, load: () => new Promise(() => undefined) },
    'gallery/Unreachable': { title, load: () => Promise.reject(new TypeError('Failed to fetch')) },
    'gallery/Broken': { title, load: async () => ({ default: Broken }) },
  },
  setup: ({ router, notify }) => ({ router, notify }),
})

function Broken(): never {
  throw new RangeError('A view of the gallery that fails')
}
